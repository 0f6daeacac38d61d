import type { Topic } from "../topic.ts";

/** Putting records away, and getting them back. */
export const KEEPING: Topic[] = [
  {
    name: "archive",
    title: "Archive old {things}",
    do: "archive {things}",
    doing: "archiving {things}",
    noun: "archive run",
    nouns: "archive runs",
    sections: `
## Put {things} away
{An archived record is out of the way and not gone.|What is archived is out of
sight and still there.} Lists and reports leave it out unless you ask for it.

«1. Filter {app} by {field}, oldest first.
2. Tick what is finished, or choose Select all {things}.
3. Select More > Archive.
4. Read how many {things} are still open and leave those out.
5. Type the word ARCHIVE and confirm.»
? steps: How do I move finished {things} to the archive?

The number at the top goes down at once. Links from other records keep working.

## Let the archive fill itself
Nobody likes to tidy up. {A rule can do it.|So let a rule do it.} You find it
under Settings > Archive.

«A {thing} moves to the archive {auto:6-48} months after its {field}. It stays
where it is as long as somebody has pinned it or a colleague is still named in
an open comment.» {The rule runs at night.|The rule runs in the night to Sunday.}
? two: When does {athing} go to the archive by itself, and what prevents it?

You get a list on the day before, and you can strike {things} from it.

## How long the archive keeps
| Plan | Kept | Attachments kept | Copies a year |
|---|---|---|---|
«| Starter | {y1:1-2} years | {b1:3-11} months | 1 |»
| Team | {y2:3-6} years | {b2:12-35} months | {z2:2-4} |
«| Business | {y3:7-15} years | {b3:36-90} months | {z3:5-12} |»
? table: How long does the archive keep {things} on the Starter plan?
? table: For how long are attachments of archived {things} kept on Business?

Nothing is deleted before the account's administrators have had a mail about it.
{The mail comes twice.|That mail comes twice, a month apart.}

## Find something in the archive
Tick Archive beside the search field. {Archived records are gray in the list.|In
the list they are gray.} They can be read and printed, but not changed.

«A search that includes the archive takes up to {sec:4-40} seconds for
{things}.» That is because the archive is stored on slower disks. To work on a
{thing} again, open it and select Take out.
? fact: How slow is a search for {things} when it includes the archive?
`,
  },
  {
    name: "restore",
    title: "Bring back deleted {things}",
    do: "restore {things}",
    doing: "restoring {things}",
    noun: "recovery",
    nouns: "recoveries",
    sections: `
## Get it back from the bin
{Stay calm: deleting is slow.|Nothing is lost at once.} A deleted {thing} first
goes to the bin of {app}, with its comments and attachments.

«1. Open the bin, at the very bottom of the menu of {app}.
2. Search by {field}; the search of the app does not look into the bin.
3. Open the {thing} and make sure that it is the right one.
4. Select Put back, and choose the owner.
5. Open the list and check that the {field2} is what it was.»
? steps: I deleted {athing} by accident. How do I get it back?

The {person} is not told, neither about the deletion nor about the return.

## How long the bin keeps
«The bin keeps deleted {things} for {bin:14-90} days. If the whole account is
closed it is emptied after {closed:3-13} days, whatever was in it.» {Nobody can
make this longer.|Support cannot make this longer, so do not wait.} The day on
which a {thing} will be gone stands beside it in red.
? two: How much time do I have to get back deleted {things}?

An administrator can empty the bin by hand. That needs a second administrator
who agrees.

## What comes back and what does not
| Part of the {thing} | Comes back | Until day | Remark |
|---|---|---|---|
| {Field} and {field2} | yes | the last | |
«| Comments | yes | {c1:10-13} | without pictures |»
«| Attachments | yes | {c2:5-9} | above {mb:20-90/5} MB never |»
| Shared links | no | | make new ones |
? table: Until which day do the comments of a deleted {thing} come back?
? table: Do the attachments of {athing} survive if I restore it?

A label that was deleted in the meantime is created again.

## After the bin
What has left the bin may still be in a backup. {Ask support, and say which day
you want.|Support can look, if you name the day.} It comes as a file, which you
import.

«Backups of {things} go back {back:91-400} days and are made every
{hours:2-24/2} hours.» A file from a backup costs {fee:20-180/5} dollars on the
Starter plan and nothing on the others.
? fact: How far back do the backups of {things} go?
`,
  },
  {
    name: "merge",
    title: "Merge duplicate {things}",
    do: "merge {things}",
    doing: "merging {things}",
    noun: "merge",
    nouns: "merges",
    sections: `
## Make one of two
{Two records for one thing are worse than none.|Doubles make every number
wrong.} Look at both before you merge them; the younger one is not always the
better one.

«1. Tick both {things} in the list of {app}.
2. Select More > Merge; the older one is on the left.
3. Click on the value that you want to keep, field by field.
4. Decide what happens to the comments: both, left or right.
5. Select Merge, and enter your password.
6. Open the {thing} that is left and read it once.»
? steps: The same {thing} is in the list twice. How do I make one of them?

The number of the older {thing} is the one that remains.

## What counts as a duplicate
Larkfield looks for doubles every night. {It only suggests; it never merges.|It
makes suggestions and merges nothing itself.} «Two {things} are suggested if at
least {sim:70-96} percent of their fields agree. The {field} is left out of this
count, because it often differs between true doubles.» You find the suggestions
behind the bell.
? two: When does Larkfield think that two {things} are the
same?

A suggestion that you turn down is not made again.

## What is merged how
| Part | Rule | Limit |
|---|---|---|
| {Field} | you choose | none |
«| Comments | joined by day | {cm:200-900/10} |»
«| Attachments | joined, doubles left out | {at:20-150/5} |»
| Labels | joined | {lb:10-19} |
? table: How many comments can two merged {things} have together?
? table: Is there a limit for attachments when I merge two {things}?

What is above the limit goes into a file that hangs on the {thing}.

## Undo a merge
{Even careful people err.|It happens to everybody.} The second {thing} is kept,
invisible, for some time after a merge.

«Two merged {things} can be taken apart again within {un:4-40} days.» Select
More > Take apart. Comments written after the merge stay with the older one.
? fact: Until when can I take two merged {things} apart again?
`,
  },
  {
    name: "history",
    title: "See who changed {things}",
    do: "compare versions of {things}",
    doing: "comparing versions of {things}",
    noun: "version",
    nouns: "versions",
    sections: `
## Look at an earlier version
Every change makes a version. {You need not save anything for that.|There is
nothing to switch on.} A version holds the whole {thing}, not only what changed.

«1. Open the {thing} and select the clock {at the top|beside its title}.
2. Choose a day; days without a change are gray.
3. Tick two versions, and select Compare.
4. Green is new, red is gone; hover for the name and the hour.
5. Select Bring back if the older version was better.»
? steps: How can I see what {athing} looked like last week?

Bringing back makes a new version. The one that you replaced is kept.

## How many versions are kept
«Of each {thing} the last {ver:25-200/5} versions are kept in full. Of older ones
only the first of every {month|quarter|week} remains, and its attachments are
dropped.» {That is enough for most disputes.|Experience says that this is
enough.} A version that you have named is never dropped.
? two: Are old versions of {athing} kept for ever?

Changes within the same {merge:3-20} minutes by the same person make one version.

## What a version shows
| Change | Shown | Name of the person | Kept |
|---|---|---|---|
| {Field2} | old and new | yes | always |
«| {Field} | old and new | yes | {h1:24-96/2} months |»
«| Viewing | the hour | only to administrators | {h2:2-22} weeks |»
| Printing | the hour | yes | {h3:100-300/10} days |
? table: How long are changes of the {field} of {athing} kept in the history?
? table: How long can an administrator see who has viewed {athing}?

Deleted people appear as "former colleague".

## Changes that nobody made
Sometimes the history names Larkfield itself. {Then a rule was at work.|That means
that a rule did it.} Click on the name to see which one. Imports and connections
are named in the same way.

«Changes by rules are shown in the history of {things} only for the last
{rule:10-80} days.» If you want to keep them longer, name the version.
? fact: How long does the history of {athing} show changes made by rules?
`,
  },
];
