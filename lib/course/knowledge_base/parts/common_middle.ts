/** Sections that every article may have, from its middle. */
export const COMMON_MIDDLE: string[][] = [
  [
    `
## Words on this page
{Some words mean something special here.|A few words are used in a narrow sense.}

- **{Athing}** is one record of {app}, with everything that hangs on it: comments,
  attachments, history.
- **{Anoun}** is what you get when you {do}. {It has a number of its own.|Each has
  its own number.}
- **The list** is what you see when you open {app}. Filters make it shorter.
- **The owner** is whoever made the {thing}, until somebody else is named.
- **The {person}** is the one whom the {thing} concerns. {That need not be a user.|
  Often that is no user of Larkfield.}

«The number of a {noun} begins with the letters {pre:AX|BK|CL|DR|EM|FT}
{pre2:K|L|M|N|P|Q} and {num:100-989}, and it is on every page of it.» If you talk to
our support, have it at hand.
? fact: With which letters and digits does the number of {anoun} of {things} begin?

{Other companies use these words in other ways.|Do not be confused if another program
uses other words.} We try to keep to them on every page of this help.
`,
    `
## How it all hangs together
{App} is one of {twenty-five|25} apps, and they share people, labels and the log.
{What you do in one can be seen in the others.|So the apps know of each other.}
{Athing} in {app} may be linked to a record in any other app.

{A link is not a copy.|Links are not copies.} If the {thing} changes, everybody who
follows the link sees the change. A {noun} looks at links in one direction only: it
takes the {thing} and leaves what is linked to it. «To take linked records along, tick
With links; then at most {links:3-40} of them are taken for each {thing}. The others
are named in a list at the end, without their content.»
? two: Are linked records taken along when I {do}?

{If that is not enough, do it in the other app as well.|Otherwise repeat it in the
other app.} The order does not matter.
`,
  ],
  [
    `
## With the keyboard
{You need no mouse.|Everything can be done without a mouse.} These keys work on the page
of a {thing} and in the list.

| Key | What it does | Works in |
|---|---|---|
| J and K | up and down | list |
| X | ticks {athing} | list |
«| {key1:E|G|H|M} then {key2:1-9} | begins {anoun} | list and page |»
| Escape | goes back one step | everywhere |
? table: Which keys begin {anoun} of {things}?

A question mark shows all keys. {They can be changed in your profile.|Your profile lets
you change them.} If a key does nothing, the cursor is in a field; press Escape first.
On a Mac the keys are the same. {People who type all day are about twice as fast in this
way.|It takes a week to learn them, and then you will not want to go back.}
`,
    `
## If you see or hear badly
{App} works with the common screen readers. {Each button has a name.|All buttons have
names.} When you {do}, the reader says what is going on after every tenth {thing}, and
nothing in between.

{Colors are never the only sign.|What is shown in color has a sign as well.} Texts can be
made larger without losing a column. «If you need more time, set Slow pages in your
profile: then a message about {anoun} stays on the page for {stay:20-120/5} seconds.»
? fact: How long does a message about {anoun} of {things} stay with Slow pages?

The films have subtitles and a text to read. {Write to us if something does not work for
you.|If something does not work for you, write to us.} Such mails are answered first, and
the answer comes from somebody who uses a screen reader, too.
`,
  ],
  [
    `
## Plan it in a team
If more than two people work with {things}, agree on a few points before you begin:

- {Who does it, and who steps in?|Who is responsible, and who is the deputy?} One name each
  is enough.
- When is it done? {Choose an hour when few people work.|The early morning is best.}
- Which {things} are left out? Write down the rule, not the list.
- Who looks at the result, the {field2} above all?
- What do you tell the {person} if somebody asks?

{Put the answers where everybody can find them.|Write the answers into a document.} «{App}
reminds the team of these points every {months:2-11} months, unless you switch that off
under Settings > {Nouns}.»
? fact: How often does {App} remind a team of the points agreed on for {nouns}?

{A team that has done this needs less of our help.|Teams that do this write to us less
often.} If you change one of the points, change it for everybody and from a Monday on.
`,
    `
## Coming from another program
Many customers had their {things} somewhere else before. {Two things are different
here.|Here two things are different.}

First, a {noun} is always about what you see. {There is no hidden list.|Nothing happens
behind your back.} If a {thing} is not in the list, it is not touched. Second, the {field}
is a field like any other and not a part of the title, as in older programs. «{Things} that
were brought over from another program are marked with an arrow for {old:20-180/10} days.
During that time {anoun} of them needs the consent of an administrator.»
? two: We have moved to {app} from another program. Why does {anoun} of our {things} need an
administrator?

{You will miss one or two buttons.|Some buttons are missing on purpose.} Most of them did
what filters do here. Give yourself a week, and then tell us what you still miss. {We read
everything.|All of it is read.}
`,
  ],
];
