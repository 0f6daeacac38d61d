/** Sections that every article may have, from its second half. */
export const COMMON_END: string[][] = [
  [
    `
## What is written down
{For every {noun} there is an entry in the log.|The log has an entry for each
{noun}.} It holds the day, the hour, the person, the number of {things}, and
whether all went well.

«Entries about {doing} stay in the log for {log:3-60} months and cannot be
changed by anybody.» {Auditors like that.|That is what auditors ask for.} What is
not in the log is the content: the {field2}, for instance, is nowhere to be seen.
? fact: How long do log entries about {doing} stay?

An administrator opens the log under Settings > Log. Filter by {app}, or else you
drown in sign-ins. {The log can be saved as a file.|You can save the log as a
file.} If you need it for a court, ask us for a signed copy.
`,
    `
## Traces
Whatever you do leaves a line on the page of the {thing}, at the bottom, in gray.
{It says who and when.|Who did it and when can be read there.} Everybody who may
see the {thing} sees that line.

«The line about a {noun} shows the name of the person for {name:2-24} months. After
that it says "a member of the team", and only the log of the account still knows
the name.» {The law wants it so in some countries.|In some countries this is the
law.}
? two: Can people still see years later that it was me who did the {noun} of
{athing}?

If a line must go at once, because it names the wrong {person}, an administrator
can hide it. {Hiding leaves a line as well.|That, too, leaves a line.}
`,
  ],
  [
    `
## Where your data stay
{Things} are stored in the region that was chosen when the account was opened:
{Frankfurt, Ohio or Sydney|Dublin, Oregon or Singapore}. A {noun} does not take
them anywhere else. {Copies for safety are in the same region.|The safety copies
are in a second building of the same region.}

During the {noun} {app} makes a working copy. «The working copy of your {things}
is deleted after {work:2-48/2} hours, and it is encrypted until then.» {Nobody at
Larkfield can read it without your consent.|Our staff cannot read it unless you
agree.} Consent is given in the side bar, for a day.
? fact: When is the working copy of {things} deleted after a {noun}?

If a {person} asks to be forgotten, use the form under Settings > Privacy. It
finds the name in all apps.
`,
    `
## Personal data
{Athing} often names a {person}, so the rules for personal data apply. {You are
responsible, and {app} helps you.|The responsibility is yours, and {app} helps.}

Ask yourself if the {noun} needs the name at all. {In many cases a number is
enough.|Often a number will do.} Tick Without names, and every {person} becomes a
letter and a number. «The table that leads from the numbers back to the names is
kept for {names:7-90} days, and only administrators can open it. After that nobody
can tell who was meant, and neither can we.»
? two: If I tick Without names when {doing}, can I find out later who was meant?

Write down why you did it. {A sentence is enough.|One sentence will do.} It is what
the authorities ask for first.
`,
  ],
  [
    `
## Dates, numbers and languages
{App} shows dates and numbers as your profile says, and stores them in one way for
all. {So two colleagues may see one day written in two ways.|Do not be surprised if
a colleague sees another spelling.}

In a {noun} the settings of the account count, not yours. {That avoids quarrels
about the third of April.|Otherwise nobody would know what 3/4 means.} «The {field2}
is cut after {dec:20-95} characters in a {noun}, whatever the list shows.» The {field}
is never shortened.
? fact: After how many characters is the {field2} cut in a {noun} of {things}?

There are {lang:11-38} languages to choose from. Texts that you have typed are not
translated. {If a letter looks wrong, tell us which.|Tell us if a letter looks
wrong.}
`,
    `
## Time zones
{Larkfield keeps one clock and shows many.|There is one clock inside and many
outside.} Every hour that you see is the hour of your own time zone, and a small
sign tells you when the account has another one.

«A {noun} that is begun before {hour:2-11} in the evening belongs to the same day.
Later ones belong to the next day, in the log as well as on the bill.» {This is for
teams who work at night.|Night shifts asked for that.} In summer nothing changes,
because the inner clock knows no summer time.
? two: To which day does a {noun} of {things} belong if I do it late at night?

Weekdays begin with Monday or Sunday, as your profile says. {The {field} does not
care.|For the {field} it makes no difference.}
`,
  ],
  [
    `
## For administrators: switch it off
{Some accounts do not want this at all.|Not every account wants this.} You can
switch off {doing} for everybody or for one group.

«1. Sign in as an administrator and open Settings > {App}.
2. Scroll to {Nouns}, and select Change.
3. Choose whom it is for: everybody, a group or guests.
4. Write the text that people see in place of the button.
5. Enter the code from your phone, and select Switch off.»
? steps: How can an administrator forbid {doing}?

{What is running comes to its end.|A {noun} that is running is not stopped.} The
text should say whom to ask. «It takes up to {off:3-50} minutes until the button for
{doing} has disappeared everywhere.» Switch it on again in the same place.
? fact: I switched off {doing}, and people still see the button. How long does it
take?
`,
    `
## For administrators
Administrators find three settings under Settings > {App} > {Nouns}. {Leave them
alone unless somebody asks.|The defaults suit most accounts.}

| Setting | Default | From | To |
|---|---|---|---|
| Confirm twice | off | | |
«| Largest number of {things} | {d1:100-400/10} | {f1:5-50/5} | {t1:1000-9000/50} |»
«| Pause between two | {d2:5-30} s | {f2:1-4} s | {t2:60-600/10} s |»
? table: What is the default for the largest number of {things} in a {noun}?
? table: How long can the pause between two {nouns} of {things} be set?

{A new setting counts from the next {noun} on.|Settings count from the next {noun}
on.} Who changed a setting, and when, stands beside it. If two administrators
change the same one, the later wins and the other gets a message.
`,
  ],
  [
    `
## If something goes wrong
{Every message has a number.|Look for the number in the message.} {Search for it
here, and send it to us if it is not listed.|If it is not in this list, send it to
us.}

| Number | What it means | What to do |
|---|---|---|
«| {c1:1001-3499} | the {field} of {athing} is empty | fill it in and start again |»
«| {c2:3500-5999} | somebody else has the {thing} open | wait, or ask them to close it |»
| {c3:6000-7499} | the {noun} took too long | try with half as many {things} |
«| {c4:7500-9999} | your role was changed meanwhile | sign out and in again |»
? table: What does error {c1} mean in {app}?
? table: I get message {c2} when {doing}. What can I do?
? table: {App} shows number {c4}. What should I do?

{When a number is followed by the letter R, you may simply try again.|A letter R
behind the number means: try again.} If everything stands still, reload the page.
Nothing is lost by that. {Our page Status says if it is our fault.|On the page
Status you see whether the fault is ours.}
`,
    `
## Troubleshooting
**The button is gray.** Your role does not allow {doing}. Hold the pointer over the
button to see which one does.

**It does not end.** {Wait for a while.|Do not reload at once.} «A {noun} that
shows no progress for {hang:4-40} minutes is stopped by itself. The {things} that
were done until then stay done, and the others are listed in a mail.»
? two: My {noun} of {things} hangs and shows no progress. What happens to it?

**The {field2} is wrong.** It is shown as it was at the beginning of the {noun}.
{Reload the page.|A reload helps.}

**A message with a number.** «Number {c1:1001-9999} means that the {field} of
{athing} is not valid.» {For all other numbers write to us.|Send us any other
number.}
? fact: What is the meaning of number {c1} when I {do}?
`,
  ],
  [
    `
## Questions that customers ask
### Does the {person} see anything of it?
{Only if you share something.|Not unless you share it.} A {noun} is a matter inside
your account.

### Can two people do it at the same time?
Yes, with different {things}. «If both take the same {thing}, the second one has to
wait for up to {lock:20-290/10} seconds.» {After that a message says who was
faster.|Then a message tells who came first.}
? fact: What happens if two of us {do} at the same time, how long must I wait?

### Does it cost anything?
A {noun} is part of every plan. {Only text messages are charged.|There are no hidden
charges.}

### Is there a way to test it first?
Yes. Ask for a sandbox. It is a copy of your account with invented {things}, and
«the sandbox for {doing} is emptied every {sand:3-28} days.»
? fact: How often is the sandbox for {doing} emptied?
`,
    `
## Frequently asked
### Why do I not see all {things}?
{Because a filter is on.|A filter is on.} Look at the top of the list: a blue line
means a filter, and a click on the cross takes it away.

### How long does it take?
That depends on how many {things} there are. «{App} handles about {rate:30-900/10}
{things} a minute in a {noun}. Attachments make it slower, about by half.» {You need
not stay on the page.|You may leave the page.}
? two: How long will a {noun} of several thousand {things} take in {app}?

### What if I stop halfway?
What is done stays done. {The rest stays as it was.|Nothing happens to the rest.}
You can go on later from the same place.

### Can I do it for a colleague?
Yes, if you are the deputy. {Both names are written down.|The log then has both
names.}
`,
  ],
  [
    `
## Good habits
- {Do it at the same time every week.|Choose a day and keep to it.} What has no day
  is not done.
- Look at the {field} first. {Most mistakes begin there.|It is where most mistakes
  begin.}
- {Talk to the person who has done it before you.|Ask the one who did it before.}
  There is usually a reason for what looks odd.
- Write a note if you do something unusual. In a year nobody will know why the
  {field2} was changed.
- {Keep the number of {nouns} small.|Fewer {nouns} are better than many.} Large
  ones are easier to check than many little ones.
- Do not do it on a Friday afternoon. {If it goes wrong, the weekend is over.|You
  will want to go home.}

{None of this is a must.|These are suggestions.} They come from people who work with
{app} every day, and from the mails that reach our support.
`,
    `
## What is new
{Version 8 of {app} has brought three changes.|With version 8 three things have
changed.} The page is lighter, and {doing} needs two clicks less than it did.

«Since version 8 the page remembers your last {last:5-60} {nouns} of {things}.
Older ones are in the log only.» {You find them behind the arrow.|They are behind
the arrow beside the button.} The {field2} is shown in the preview as well.
? two: How many of my last {nouns} of {things} does the page remember?

The old page can be had until the end of the year. {Choose it at the bottom.|The
link is at the bottom.} It does not know the new settings and will not learn them.
{Tell us what you miss.|Write to us if you miss something.}
`,
  ],
  [
    `
## Ask for help
{Our support answers on working days from 8 to 18.|Support is there on working days
from 8 to 18.} On the Business plan somebody is there at night as well.

Write what you wanted to do, what you did and what happened. {Add the number of one
{thing}.|Name one {thing} as an example.} A picture of the page says more than a long
mail. «For questions about {doing}, put the word {word:LARK|FINCH|HERON|WREN|ROBIN}-
{num:100-9999} into the subject, and the mail reaches the right team.»
? fact: What should I write into the subject when I ask support about {doing}?

{Please do not send passwords.|Never send a password.} We do not need them. If you
would rather talk, ask for a call and give us two times that suit you.
`,
    `
## Learn more
{There is a film about {doing}, with subtitles.|A short film shows {doing} from
beginning to end.} «The film about {doing} takes {film:3-24} minutes, and the
exercise after it can be repeated as often as you like.»
? fact: How long is the film about {doing}?

If you learn better with others, come to the open hour on Thursdays. Somebody from
our team shows what you ask for, with your own {things} if you like. {Bring a
colleague.|You may bring a colleague.}

For {persons} there is a page of its own, which says in plain words what happens to
their data. {Send them the address before they ask.|It is worth sending before they
ask.}
`,
  ],
];
