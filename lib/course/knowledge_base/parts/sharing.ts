import type { Topic } from "../topic.ts";

/** Who sees records, and who has to agree to them. */
export const SHARING: Topic[] = [
  {
    name: "share",
    title: "Share {things} with people outside",
    do: "share {things}",
    doing: "sharing {things}",
    noun: "shared link",
    nouns: "shared links",
    sections: `
## Send somebody a link
A link shows one {thing} to a person who has no account. {It can be read in any
browser.|A browser is all that the other side needs.} What you change afterwards
can be seen through the link as well.

«1. Open the {thing} and select Share {at the top|in the side bar}.
2. Choose what can be seen: everything, or all but the {field2}.
3. Set a password of at least {pw:8-16} characters.
4. Set the last day on which the link works.
5. Copy the link, and send the password {on another way|by phone}.»
? steps: How do I send {athing} to someone who has no Larkfield account?

The {person} sees a plain page with your logo, and no menu.

## How long a link lives
«A link to {athing} works for {life:5-90} days unless you set another date. A
link that nobody has opened for {idle:3-30} days is closed even before that.»
{You get a mail two days earlier.|Two days before, you are told by mail.} You can
open it again with one click; the address stays the same.
? two: My {person} says the link to the {thing} no longer works. How long are
links good for?

A link ends at once when the {thing} is deleted, when you select Stop, and when
your own account is closed.

## What people outside can do
| Right | Read | Comment | Download | Links per {thing} |
|---|---|---|---|---|
«| Viewer | yes | no | no | {v:20-200/5} |»
| Commenter | yes | yes | no | {c:5-40} |
«| Guest | yes | yes | yes | {g:2-19} |»
? table: How many viewer links can one {thing} have?
? table: How many guests may I give a link to the same {thing}?

{Rights can be changed later without a new link.|You can change the right of a
link that is out already.} Nobody outside can change a field or see the history.

## See who has looked
Every link counts its visits. {The list shows day, hour and country, and no
name.|You see the day, the hour and the country, but never a name.} A visit from
your own network is not counted.

«Visits to a shared {thing} are listed for {visits:20-180/5} days.» After that
only the total remains. To know who it was, give each person a link of their
own.
? fact: For how long can I see who opened a link to {athing}?
`,
  },
  {
    name: "roles",
    title: "Decide who may see {things}",
    do: "restrict access to {things}",
    doing: "restricting access to {things}",
    noun: "access rule",
    nouns: "access rules",
    sections: `
## Make an access rule
Without a rule, everybody in the account sees all {things}. {A rule takes away;
it never gives.|Rules only ever take something away.} So one rule too many can
lock people out, and never lets anybody in.

«1. Open {app} > Settings > Access, and select New rule.
2. Name the group of people to whom it applies.
3. Say which {things} it is about, by {field} or by label.
4. Choose what is taken away: seeing, changing or deleting.
5. Select Try as, and look at {app} with the eyes of one of these people.
6. Switch the rule on.»
? steps: How do I keep some colleagues from seeing certain {things}?

A rule works within {work:2-30} minutes, for people who are signed in too.

## When two rules disagree
«If two rules are about the same {thing}, the stricter one counts. The only
exception is the owner of the {thing}, who keeps the right to read it for
{owner:7-120} days after a rule has taken it away.» {Handovers are the reason.|
That leaves time for a handover.}
? two: Two access rules contradict each other
for {athing}. Which one wins?

The page of a {thing} shows the rules that touch it under Who can see this. Start
there if somebody cannot find something.

## Roles and what they may do
| Role | See | Change | Delete | Rules per account |
|---|---|---|---|---|
| Reader | yes | no | no | {r1:1-3} |
«| Editor | yes | yes | no | {r2:4-25} |»
| Manager | yes | yes | yes | {r3:26-60} |
«| Administrator | yes | yes | yes | {r4:61-400} |»
? table: How many access rules for {things} may an editor make?
? table: How many access rules for {things} can an administrator set up?

A person can have a different role in every app. {The highest role of any group
counts.|Whoever is in two groups has the higher role of the two.}

## Fields that stay hidden
Sometimes the {thing} may be seen and one field may not: the {field2}, for
instance. {Hide it under Settings > Fields.|Go to Settings > Fields to hide it.}
A hidden field is missing in lists, searches, printouts and files.

«Up to {hid:3-24} fields of {athing} can be hidden from a group.» Fields that
must be filled cannot be hidden from people who create {things}.
? fact: How many fields of {athing} can be hidden from a group of people?
`,
  },
  {
    name: "approve",
    title: "Have {things} approved",
    do: "approve {things}",
    doing: "approving {things}",
    noun: "approval",
    nouns: "approvals",
    sections: `
## Ask for an approval
{Four eyes see more than two.|A second pair of eyes finds what the first has
missed.} A {thing} that waits for approval can be read by all and changed by
nobody.

«1. Fill in the {thing}, and the {field2} above all.
2. Select Ask for approval {at the bottom|in the menu at the top}.
3. Choose an approver; people on leave are gray.
4. Write a sentence that says what is unusual.
5. Select Send, and watch the sign turn {yellow|orange}.
6. If it comes back, mend what the note says and send it again.»
? steps: How do I get {athing} approved?

The approver can agree, refuse or hand the {thing} on to somebody else.

## If nobody answers
«An approver has {wait:12-96/2} working hours to decide on {athing}. When they
are over, the request goes to the approver's manager and is not sent back to
you.» {Weekends do not count.|Holidays of the account do not count.} You can
remind the approver once a day.
? two: What happens when the approver does not react to my {thing}?

A manager who does not answer either is the end of the line: the request is
closed, and you start a new one.

## How many approvers it takes
| {Field2} | Approvers | Second one from | Time for each |
|---|---|---|---|
| usual | 1 | not needed | {t1:4-20} hours |
«| above the limit | 2 | another team | {t2:21-70} hours |»
«| exceptional | {ap:3-6} | the board | {t3:71-160} hours |»
? table: How long does the approver have if {athing} is above the limit?
? table: How many people must approve an exceptional {thing}?

The limits are set by the administrator under Settings > Approvals, one for each
team. {New limits are for new requests.|Requests that are under way keep theirs.}

## Approve on behalf of somebody
Whoever goes on leave names a deputy. {The deputy sees the requests and the
notes, and nothing else.|The deputy sees requests and notes only.} Both names are
in the record afterwards.

«A deputy may approve {things} for {dep:5-60} days in a row.» For a longer time
an administrator makes the deputy an approver. Nobody can approve a {thing} of
their own, not even as a deputy.
? fact: How long can a deputy approve {things}
for me while I am away?
`,
  },
  {
    name: "connect",
    title: "Send {things} to other programs",
    do: "connect {things} to other programs",
    doing: "connecting {things} to other programs",
    noun: "connection",
    nouns: "connections",
    sections: `
## Set up a connection
A connection calls an address of yours whenever a {thing} is created, changed
or deleted. {You need somebody who runs that address.|Ask the person who runs
your server to sit beside you.}

«1. Open {app} > Settings > Connections and select New.
2. Paste the address; it must begin with https.
3. Tick the events: created, changed, deleted.
4. Copy the secret and store it on your server.
5. Select Send a test, and wait for the answer 200.
6. Switch the connection on.»
? steps: How do I have {things} sent to our own server when they change?

The body of the call is JSON, with the {field} and the {field2} in it.

## When your server is down
«A call that fails is repeated {rep:4-12} times, each time after twice as long a
wait. After the last time the connection is paused, and calls about {things} are
kept for {kept:2-14} days.» {Switch it on again, and they are sent in order.|When
you switch it on again, they follow in their order.}
? two: Our server was down
over the weekend. Are the calls about changed {things} lost?

An answer counts as a failure if it is not between 200 and 299 or if it takes
more than {slow:4-20} seconds.

## Limits of calls
| Plan | Calls per minute | Connections | Size of a call |
|---|---|---|---|
| Starter | {c1:10-50/5} | 1 | {s1:32-96/4} KB |
«| Team | {c2:60-240/10} | {k2:3-9} | {s2:100-240/4} KB |»
«| Business | {c3:300-1200/20} | {k3:10-50} | {s3:256-960/8} KB |»
? table: How many calls per minute do {things} get on the Team plan?
? table: How big can a call about {athing} be on the Business plan?

{Calls above the limit wait; they are not dropped.|What is above the limit waits
in line.} A bulk change counts as one call for every {thing}.

## Check that a call is genuine
Every call carries a signature in its head, made with your secret. {Work it out
yourself and compare.|Compute it on your side and compare the two.} If they
differ, somebody else has called.

«The secret of a connection for {things} changes every {sec:30-360/10} days, and
the old one is good for two more days.» Put the new one in place within that
time.
? fact: How often does the secret of a connection for {things} change?
`,
  },
];
