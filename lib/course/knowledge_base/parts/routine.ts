import type { Topic } from "../topic.ts";

/** What need not be done by hand. */
export const ROUTINE: Topic[] = [
  {
    name: "remind",
    title: "Get reminders about {things}",
    do: "set reminders for {things}",
    doing: "setting reminders for {things}",
    noun: "reminder",
    nouns: "reminders",
    sections: `
## Set a reminder
A reminder is a mail or a message that comes {before|on|shortly before} a day that
matters. For {things} that is the {field} in most cases.

«1. Open the {thing} and select the bell.
2. Choose the day it counts from: {field}, creation or last change.
3. Say how many days before, and at what hour.
4. Choose who is reminded: you, the owner or the {person}.
5. Write a line of your own, or leave the text as it is.
6. Select Save; the bell turns {blue|full}.»
? steps: How do I get a mail before the {field} of {athing}?

If the day moves, the reminder moves with it.

## Reminders that repeat
«A reminder about {athing} is repeated every {rep:2-9} days until somebody opens
it. After the {stop:4-12}th time it stops, and the owner's manager gets a last
one.» {Nobody is reminded at night.|Nights and Sundays are spared.} A person who is
on leave is reminded on the first day back.
? two: How often am I reminded of {athing} if I do not react?

You can put a reminder off, for an hour or until tomorrow.

## Ways to be reminded
| Way | Arrives | For outsiders | A day at most |
|---|---|---|---|
| Mail | within {a1:5-15} minutes | yes | {u1:20-60} |
«| Message | at once | no | {u2:61-150} |»
«| Text message | within {a3:1-4} minutes | yes | {u3:3-19} |»
| Calendar | at the next sync | no | no limit |
? table: How many messages a day can remind me of {things}?
? table: How many text messages about {things} are sent per day at most?

{Text messages cost extra.|A text message is charged.} All ways can be used
together.

## Reminders for a whole list
A saved search can remind you as a whole: one mail with all {things} that are due,
in place of twenty. {Set it beside the name of the search.|You find it beside the
name of the search.}

«The mail about a list of {things} names the first {first:10-80/2} and links to
the others.» It comes on working days at the hour that you choose.
? fact: How many {things} are named in the mail about a list?
`,
  },
  {
    name: "templates",
    title: "Start {things} from a template",
    do: "create {things} from templates",
    doing: "creating {things} from templates",
    noun: "template",
    nouns: "templates",
    sections: `
## Make a template
{If you have typed it three times, make a template.|The third time is the time for
a template.} A template is {athing} with gaps.

«1. Open {athing} that is as it should be.
2. Select More > Save as template.
3. Empty the fields that differ each time, {field} first of all.
4. Put gaps into the text with two curly braces.
5. Name it after what it is for, and choose a team.
6. Make {athing} from it, and see whether the gaps are filled.»
? steps: How do I turn {athing} into a template for the next ones?

Templates are in the menu behind the arrow beside New.

## When a template changes
«A change of a template has no effect on {things} that were made from it before.
If you want them to follow, tick Keep in step, which holds for the last
{step:20-300/5} {things} made.» {Fields changed by hand are not touched.|What was
changed by hand stays.} There is no way back from that.
? two: If I change a template, do {things} made from it change as well?

Every template has a history of its own.

## Gaps and what fills them
| Gap | Filled with | If empty | Length |
|---|---|---|---|
| person | the {person} | asked for | {g1:40-80/5} characters |
«| today | the date | never | {g2:8-12} characters |»
«| next | the next number | never | {g3:13-24} characters |»
| text | what you type | left out | {g4:90-600/10} characters |
? table: How long can the date be that fills a gap in a template for {things}?
? table: How many characters does the gap for the next number take in {things}?

{A gap with a typing error stays as it is.|Misspelled gaps are printed as they
stand.} Try a new template before you share it.

## Share templates between teams
A template belongs to the team that made it. {Others can copy it.|Other teams may
take a copy.} A copy knows nothing of later changes.

«A team can have {team:20-160/4} templates for {things}.» Templates that come with
Larkfield do not count, and they cannot be deleted, only hidden.
? fact: How many templates for {things} may one team have?
`,
  },
  {
    name: "automate",
    title: "Let rules handle {things}",
    do: "automate {things}",
    doing: "automating {things}",
    noun: "rule",
    nouns: "rules",
    sections: `
## Write a rule
A rule has three parts: when, if and then. {Read it aloud before you switch it
on.|Say it aloud; it should be a sentence.} Anything that you do by hand every day
is a candidate.

«1. Open {app} > Rules and select New.
2. Choose what sets it off, such as a change of the {field}.
3. Add a condition, or else it works on all {things}.
4. Choose up to {act:3-12} actions, in their order.
5. Select Dry run, and read what it would have done last week.
6. Give it an owner and switch it on.»
? steps: How do I write a rule that does something when {athing} changes?

Rules run from top to bottom. Drag them to change the order.

## Rules that set each other off
One rule may change what another waits for. {That is useful, up to a point.|Within
limits that is what you want.} «A chain of rules ends after {chain:4-16} steps for
the same {thing}. The last step is then marked in the log, and the owner of the
first rule gets a mail.» In this way no rule runs for ever.
? two: Can two rules for {things} run in an endless loop?

A rule cannot set itself off.

## What rules may do
| Action | Team plan | Business plan | Counts as |
|---|---|---|---|
| Set a field | yes | yes | 1 run |
«| Send a mail | {m1:50-400/10} a day | {m2:500-3000/50} a day | 1 run |»
«| Call a program | no | {m3:100-900/20} a day | {m4:2-6} runs |»
| Create {athing} | yes | yes | 2 runs |
? table: How many mails a day can rules for {things} send?
? table: How often may a rule for {things} call another program?

{Runs that are left over are not carried forward.|What you do not use is lost at
the end of the month.} The page Rules shows how many are left.

## When a rule fails
A rule that fails tries again once. {Then it is skipped for this record.|After that
the record is left out.} Look into the log: it says which condition was not met,
with the value that was found.

«A rule for {things} that fails {fail:5-60} times in a row is switched off.» Its
owner is told. If the owner has left the account, an administrator is.
? fact: After how many failures is a rule for {things} switched off?
`,
  },
  {
    name: "report",
    title: "Build reports on {things}",
    do: "report on {things}",
    doing: "reporting on {things}",
    noun: "report",
    nouns: "reports",
    sections: `
## Build a report
{A report answers one question. Write it down first.|Start with the question that
the report is to answer.} Then choose the numbers, and leave out the rest.

«1. Open Reports and select New > {app}.
2. Choose what is counted: {things}, or the sum of one field.
3. Choose what it is split by, {field} or {person}.
4. Set the period, and one to compare it with.
5. Pick a table, bars or a line.
6. Select Save, and name it after its question.»
? steps: How do I make a report that counts {things}?

Click on a bar to see the {things} behind it.

## How fresh the numbers are
«A report on {things} is computed anew every {fresh:10-55/5} minutes. Periods
that ended more than {old:4-24} months ago are computed only once, on the day
after a change.» {The hour stands at the bottom.|At the bottom you see when that
was.} Select the round arrow to have it at once.
? two: Why does my report on {things} not show what I changed just now?

Two people who look at the same report see the same numbers.

## Who can see a report
| Shared with | Sees numbers | Sees {things} | Reports |
|---|---|---|---|
| Nobody | you | you | no limit |
«| Team | yes | by role | {n1:20-140/5} |»
«| Account | yes | no | {n2:5-19} |»
| Outside | a picture | no | {n3:1-4} |
? table: How many reports on {things} can be shared with a team?
? table: How many reports on {things} may be shared with the whole account?

{The picture does not move.|A picture is made once and does not change.} Send a new
one when the numbers have changed.

## Send a report by mail
A report can come by mail, as a picture with the table below. {Choose a rhythm
under More.|The rhythm is set under More.} Empty reports are not sent.

«A report on {things} can be sent to {rec:10-90/5} addresses.» Outsiders have to
agree once, by a click in the first mail.
? fact: To how many addresses can a report on {things} be sent?
`,
  },
];
