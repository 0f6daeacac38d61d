import type { Topic } from "../topic.ts";

/** Finding records, and keeping many of them in order. */
export const ORDER: Topic[] = [
  {
    name: "search",
    title: "Find {things} with saved searches",
    do: "search {things}",
    doing: "searching {things}",
    noun: "saved search",
    nouns: "saved searches",
    sections: `
## Save a search
{Whoever asks the same question every morning should ask it once.|A search that
you make every day need not be typed every day.} A saved search is a list that is
always up to date.

«1. Type what you look for into the field above the list of {things}.
2. Add conditions with the plus sign; {field} and {field2} come first.
3. Choose whether all conditions must hold, or one of them.
4. Select Save, and give the search a name of two words or more.
5. Choose who sees it: you, your team or everybody.»
? steps: How do I keep a search for {things} so that I need not type it again?

It appears in the side bar, with the number of {things} it finds.

## How words are matched
Capital letters make no difference, and neither do accents. «A word of
{min:3-6} letters or more also finds longer words that begin with it. Put a word
in quotation marks to find it exactly, and put a minus sign before a word that
must not occur.» {Numbers are always exact.|A number is always taken exactly.}
? two: How do I search for an exact word in {things}?

Word order plays no part. The {person} is searched by name and by mail address.

## Signs that you can use
| Sign | Finds | Example | At most |
|---|---|---|---|
| * | any ending | inv* | 1 a word |
«| ~ | words that sound alike | meier~ | {e1:2-5} a search |»
«| .. | a range | 10..20 | {e2:6-12} a search |»
| OR | either of two | red OR blue | {e3:13-30} a search |
? table: How often may I use the sign for words that sound alike when I search
{things}?
? table: How many ranges can a search for {things} have?

A sign that is one too many is read as a letter.

## Large results
{A search shows the best and hides the rest.|Not everything is shown at once.} The
best matches are on top, and the total is above the list.

«A search shows at most {show:300-3000/20} {things}, however many there are.»
To see the others, add a condition. A saved search with a count above that is
brought up to date only {every:2-12} times a day.
? fact: How many {things} does a search show at most?
`,
  },
  {
    name: "label",
    title: "Sort {things} with labels",
    do: "label {things}",
    doing: "labeling {things}",
    noun: "label",
    nouns: "labels",
    sections: `
## Put a label on
A folder holds a {thing} once; a label does not mind how often it is used.
{Start with five.|Five labels are a good start.} You can always add one.

«1. Open Settings > Labels and select New.
2. Type a name, and choose one of {col:8-24} colors.
3. Go back to the list and tick the {things} that belong together.
4. Press the L key, and pick the label.
5. Filter by the label to see whether one is missing.»
? steps: How do I mark several {things} with the same label?

A click on a label anywhere shows all {things} that wear it.

## How many labels are sensible
«One {thing} can wear up to {wear:5-30} labels. The list has room for three of
them, and the others hide behind a dot.» {More than that help nobody.|Nobody reads
more.} In the account there may be many more.
? two: How many labels can I put on one {thing}, and are they all shown?

Labels that nobody has used for a year are proposed for deletion.

## Labels and rights
| Who | Uses labels | Makes labels | Private ones |
|---|---|---|---|
| Reader | no | no | {v1:2-5} |
«| Editor | yes | no | {v2:6-20} |»
«| Manager | yes | yes, {w3:50-150/5} | {v3:21-40} |»
| Administrator | yes | yes | {v4:41-90} |
? table: How many private labels can an editor of {things} have?
? table: How many labels may a manager make in {app}?

A private label is seen by its owner alone. {It does not move along when the
{thing} is shared.|Sharing leaves it behind.}

## Rename and join labels
A new name takes effect everywhere, in reports of past years too. {Old printouts
keep the old one.|Only what is on paper keeps the old name.} Give one label the
name of another to join the two.

«Joining two labels on {things} takes about {min:3-50} minutes and cannot be
undone.» During that time both can be seen.
? fact: How long does it take to join two labels on {things}?
`,
  },
  {
    name: "bulk",
    title: "Change many {things} at once",
    do: "change many {things} at once",
    doing: "changing many {things} at once",
    noun: "bulk change",
    nouns: "bulk changes",
    sections: `
## Change the list in one go
{What takes a minute each takes a day for many.|One by one is not a plan.} A bulk
change sets one field to one value on everything that you have ticked.

«1. Filter the list until it holds only the {things} to be changed.
2. Tick the box at the top, and then Select all.
3. Select Change, and choose a field such as {field}.
4. Enter the new value, or a formula that begins with an equals sign.
5. Look at the three examples that are shown.
6. Select Apply, and wait for the mail that says it is done.»
? steps: How can I set a new {field} on hundreds of {things} in one go?

Each {thing} gets an entry in its history, with the name of the change.

## Where the limit is
«A bulk change takes up to {max:500-9000/50} {things}. Between {from:7-9} in the
morning and {to:4-6} in the afternoon it is a tenth of that, so that nobody else
has to wait.» {Large changes are for the evening.|Plan large ones for the
evening.} A change that is too large is refused as a whole.
? two: Is there a limit to how many {things} I can change together?

Two bulk changes of the same list run one after the other.

## Fields and what can be done to them
| Field | Set | Add to | Empty | Speed |
|---|---|---|---|---|
| {Field} | yes | no | no | {q1:200-290/10} a minute |
«| {Field2} | yes | yes | no | {q2:300-390/10} a minute |»
«| Label | yes | yes | yes | {q3:400-950/10} a minute |»
| Owner | yes | no | no | {q4:100-190/10} a minute |
? table: How fast is a bulk change of the {field2} of {things}?
? table: How many {things} a minute get a new label in a bulk change?

{Formulas may use other fields.|A formula can look at other fields.} The number of
the {thing} and its history cannot be changed at all.

## Take a bulk change back
The mail that says it is done has a link at the bottom. {It leads to the values
before the change.|Behind it are the old values.} Records that somebody has touched
in between are left alone.

«A bulk change of {things} can be taken back for {back:6-72/2} hours.» After that
you need a second bulk change, and the old values from an export.
? fact: For how many hours can I take back a bulk change of {things}?
`,
  },
  {
    name: "fields",
    title: "Add your own fields to {things}",
    do: "add custom fields to {things}",
    doing: "adding custom fields to {things}",
    noun: "custom field",
    nouns: "custom fields",
    sections: `
## Add a field
Larkfield knows the {field} and the {field2}. {Your business knows more.|You will
want to note more than that.} A field of your own behaves like any other: it can
be searched, sorted and printed.

«1. Open {app} > Settings > Fields and select Add.
2. Choose the kind: text, number, date, list or person.
3. Type a name that is clear without its neighbors.
4. Say whether it must be filled, and by whom.
5. Drag the field to its place on the page.
6. Select Publish; the field appears for everybody at once.»
? steps: How do I add a field of our own to {things}?

A kind cannot be changed later. If in doubt, take text.

## How many fields there may be
«Each app has room for {cnt:15-120/5} custom fields. Fields that are empty on all
{things} do not count, but they come back into the count as soon as one is
filled.» {Ask yourself who reads them.|More fields make a slower page.} Hidden
fields count.
? two: How many custom fields can {things} have, and do unused ones count?

When the room is used up, delete a field that nobody fills.

## Kinds of fields
| Kind | Holds | Sorted by | Limit |
|---|---|---|---|
«| Text | letters and digits | alphabet | {k1:100-990/10} characters |»
| Number | up to 4 decimals | size | {k2:9-15} digits |
«| List | one of several | your order | {k3:20-95/5} choices |»
| Person | a colleague | last name | 1 |
? table: How much text fits into a custom text field of {athing}?
? table: How many choices can a list field on {things} offer?

{A date field knows no time of day.|Dates have no time of day.} For a time, use a
text field with a pattern.

## Delete a field
The values go with the field. {They can be had once more, as a file.|You are
offered a file with them.} Reports that used the field show an empty column.

«A deleted field of {things} can be brought back within {del:5-60} days, values
included.» Rules that used it are paused and must be switched on by hand.
? fact: How long can I bring back a custom field of {things} that was deleted?
`,
  },
];
