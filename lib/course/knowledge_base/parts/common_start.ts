/**
 * Sections that every article may have, in the order in which they appear; of
 * the texts of one kind an article takes one.
 */
export const COMMON_START: string[][] = [
  [
    `
## Before you start
{A few things should be in place|Three things should be in place} before you
begin with {doing}:

- Your role in {app} is Editor or higher. Readers see the button in gray.
- The {field} is filled in on all {things} that are to be touched.
- Nobody is in the middle of a large change. {Ask around, or look at the bar at
  the top.|The bar at the top tells you.}

{If one of them is missing, nothing bad happens.|Nothing breaks if you forget
one.} {App} stops with a message and leaves everything as it was. {Still, it is
quicker to check first than to begin again.|Most of the mails to our support are
about the second point.} «A first {noun} takes about {first:4-55} minutes,
because {app} has to build an index of your {things}.» Every later one is much
faster.
? fact: Why is my first {noun} of {things} so slow, and how long does it take?
`,
    `
## What you need
You need a current browser and an account on any plan. {It helps to know what
you want before you open {app}.|Know what you want before you open {app}.}

- A role that allows {doing}, given by an administrator.
- {Things} with a {field}. Those without one are skipped without a word.
- Some patience on Monday mornings, when everybody works at once.

{Old browsers|Browsers that are more than two years old} show the page and fail
at the last step. «{App} keeps a half-finished {noun} for {keep:2-30} days, so
you can close the page and go on another day.» {Look for it under Drafts.|You
find it under Drafts.}
? fact: I did not finish {anoun} of {things}. How long is it kept?
`,
  ],
  [
    `
## Who may do this
| Role | May {do} | Asks first | A day |
|---|---|---|---|
| Reader | no | | |
«| Editor | own {things} | no | {e1:5-60} |»
«| Manager | those of the team | no | {e2:61-300} |»
| Administrator | all {things} | no | no limit |
? table: How often a day may an editor {do}?
? table: How many times a day can a manager {do}?

{Roles are given for each app.|A role counts in one app only.} Somebody can be a
manager in {app} and a reader elsewhere. {Guests have no role and cannot take
part.|Guests never have a role, whatever their address.}

If the button is gray, hold the pointer over it for a second. It says which role
is missing and who can give it to you. {Please ask that person and not our
support, who cannot give roles.|Our support cannot give roles, not even in a
hurry.}
`,
    `
## Rights
Everybody who may change {athing} may also {do}, with one difference: {readers
have to ask|a reader has to ask}. The request goes to the owner of the {thing}.

«A request for {doing} is open for {open:2-20} days. If the owner has not
answered by then, it counts as refused, and you can ask again after a week.»
{The owner sees your note, so write one.|Write a note; owners read it.}
? two: I asked the owner for the right to {do}, and nobody answers. What now?

Administrators can give the right to a whole group under Settings > Rights. {It
takes effect at the next sign-in.|People have to sign in again.} Rights that were
given by hand are listed at the bottom of the page, each with a name and a day,
so that they can be taken away when somebody changes to another team.
`,
  ],
  [
    `
## What your plan includes
| Plan | {Nouns} a month | People at once | History |
|---|---|---|---|
| Starter | {p1:10-90/5} | 1 | none |
«| Team | {p2:100-900/10} | {o2:2-9} | {h2:10-80} days |»
«| Business | {p3:1000-9000/100} | {o3:10-60} | {h3:90-700/10} days |»
? table: What does the Team plan include for {doing}?
? table: How many {nouns} a month do we get for {things} on the Business plan?

{What is not used is not carried over.|The count starts again on the first of the
month.} When the number is used up, {app} offers to buy more or to wait. {Nothing
is charged without a click.|You are never charged without a click of yours.}

A change of plan takes effect at once if you move up, and at the end of the
month if you move down. {Things} that were made under the larger plan stay as
they are. {They can be read, printed and deleted as before.|Nobody takes them
away.}
`,
    `
## Limits to know about
{Limits keep {app} quick for everybody.|There are limits, so that {app} stays
quick.} Most people never meet them.

«You can make up to {day:12-240/4} {nouns} a day for your {things}. When a
{noun} was stopped halfway, it counts as a half.» {The counter is in the corner
of the page.|You see the counter in the corner.} It goes back to zero at midnight
in the time zone of the account.
? two: How many {nouns} for {things} can I make in a day, and does one that
was stopped count?

Larger accounts can have more. {Write to us with the number that you need and the
reason.|Tell us how many you need and what for.} We answer within three working
days, and there is no charge for the first year. A limit that was raised is
looked at again each spring.
`,
  ],
  [
    `
## On a phone or tablet
The mobile app does nearly everything, on a smaller page. {Hold it upright.|It
works best upright.}

«1. Open the app, swipe to {app} and let the list load.
2. Touch {athing} for a second until a tick appears.
3. Touch the other {things} that belong to it.
4. Open the menu with the three dots, and choose {Noun}.
5. Turn the device sideways to check the {field2}, and touch Done.»
? steps: Can I {do} on my phone, and how?

{If the menu is empty, the app is too old.|An empty menu means that the app is too
old.} «You need at least version {v1:4-9}.{v2:10-29} of the app for {doing}.» On a
device with a small screen the preview is left out, and you go straight to the
last page.
? fact: Which version of the mobile app do I need to {do}?
`,
    `
## With the mobile app
{Everything described here also works in the app.|The app can do all this as
well.} The buttons have the same names, but not the same places.

Swipe {athing} to the left, and touch {Noun}. To take several {things}, keep a
finger on the first. {The app asks for your code or your finger at the end.|At the
end you are asked for your code.} «Over a mobile network {app} loads at most
{mob:20-200/5} {things}; over a wireless network it loads them all.»
? fact: How many {things} does the app load over a mobile network when I {do}?

The battery suffers if you do this for hours. Plug the device in, and leave the
screen on. {When the screen goes dark, the {noun} pauses and goes on later.|A dark
screen pauses the {noun}.}
`,
  ],
  [
    `
## Who is told
{You decide who hears of it.|Not everybody wants to hear of it.} At the end of the
page is a list of people, and all of them are ticked.

Take the tick away from those who need not know. The {person} is told only if you
write a line into the field below. {An empty field means that nobody outside hears
of it.|If the field is empty, no mail leaves the house.} Colleagues who follow
{athing} get a message in any case.

«The mail about a {noun} goes out {wait:5-45} minutes later, so that you can stop
it. Mails that were stopped are kept as drafts for {draft:3-25} days.» {Look under
Outgoing.|You find them under Outgoing.} Replies come to the owner of the {thing}
and not to you.
? two: I notified the wrong people when {doing}. Can I still stop the mail?
`,
    `
## Messages and mails
There are three kinds of messages: that it has begun, that it is done and that it
has failed. {You can switch off the first two.|The third cannot be switched off.}

They go to the person who did it and to everybody who follows one of the {things}.
{Following starts with the star.|A star means that you follow something.} Mails
are put together, so that a busy morning makes one mail and not thirty. «The
collected mail about {things} and {nouns} comes every {coll:15-180/5} minutes.»
? fact: How often do I get the collected mail about {nouns} of {things}?

The sender is the account's own address. {If mails end up as spam, ask your
administrator to set up the two entries for the domain.|Mails that are taken for
spam are a matter of two entries for your domain, which an administrator makes.}
`,
  ],
  [
    `
## An example
{The bakery Holm & Daughters|The hardware store Pell|The design office Nakamura|
The garden center Ibarra} has used {app} for {years:2-9} years and has collected
several thousand {things}. {In spring|Before the holidays|At the end of the year}
a new colleague was asked to {do}, and nobody had shown her how.

She began with five {things} that she knew well. {Two of them went wrong, because
the {field} was empty.|One of them went wrong, because the {field} was empty.} She
wrote down what she had done, mended the {field}, and did the rest after lunch.
{When she was done, a {person} called and asked about the {field2}.|The only call
that day came from a {person} who asked about the {field2}.} The answer was in the
history.

What can be learned from it: begin small, choose {things} that you know, and look
at the result before you go on. {That is all.|There is no more to it.}
`,
    `
## How others do it
{Customers have told us|In our survey we heard} about many ways of {doing}. {Three
are worth passing on.|Here are three of them.}

A school with {people:12-80} employees does it on the last Friday of the month,
all together, with coffee. Nobody forgets it, and questions are answered across
the table. {A forwarding company has made one person responsible.|A forwarder has
given the job to one person.} She knows every {person} by name and needs an hour a
week.

A law firm does it never by hand. {It has a rule for that and looks at the log on
Mondays.|There a rule does it, and somebody reads the log.} It took a day to set
up. Which way is yours depends on how many {things} you have, and on who is
annoyed if the {field} is wrong.
`,
  ],
];
