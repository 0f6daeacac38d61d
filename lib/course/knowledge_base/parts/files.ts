import type { Topic } from "../topic.ts";

/** Getting records in and out, and onto paper. */
export const FILES: Topic[] = [
  {
    name: "export",
    title: "Export {things} to a file",
    do: "export {things}",
    doing: "exporting {things}",
    noun: "export",
    nouns: "exports",
    sections: `
## Make an export
{Use an export when|An export is the right way if} somebody outside Larkfield
needs your {things}: {an accountant|an auditor|head office|a new partner}. The
list that you see is the list that you get, so filter it first.

«1. Open {app} and filter the list by {field} until it shows what you need.
2. Choose {Tools > Export|More > Export list|File > Export}.
3. Pick a format and the columns; the {field2} is left out unless you tick it.
4. Enter the address that receives the download link.
5. Select Start, and keep the page open until the bar has reached the end.
6. Open the link within {hours:12-96/6} hours; after that it is gone.»
? steps: How do I export {things}{ from {app}|}?

{Long lists take a while|A long list needs patience}: Larkfield writes about
{speed:200-900/50} {things} a second, and other people can go on working.

## How much fits into one file
A file that is too large cannot be opened by older spreadsheet programs, and
{mail servers refuse it|some mail servers send it back}. «One file therefore
holds at most {max:4000-90000/500} {things}. If your list is longer, you get
several files, numbered in the order of the list.» {Put them together with the
number in the file's name.|The number stands at the end of each file's name.}
? two: My list of {things} is longer than one export file can hold. What then?

Files in a series share one column heading, so that they can be appended to
each other without any repair.

## Formats to choose from
| Format | Made for | Attachments | Largest file |
|---|---|---|---|
«| CSV | spreadsheets and scripts | left out | {csv:20-480/5} MB |»
| Excel | people who read and sort | as links | {xls:20-180/5} MB |
«| JSON | programs | as links | {json:50-900/5} MB |»
| PDF | the archive | embedded | {pdf:10-90/5} MB |
? table: How large can a CSV file with exported {things} get?
? table: Is there a size limit if I export {things} as JSON?

Choose CSV if you are not sure. It holds the least and is read by everything.
{An Excel file keeps the widths of the columns.|Excel keeps the colors of your
list.} A PDF cannot be imported again.

## Repeat an export by itself
An export can be made every {night|week|Monday|first of the month} and put on
a server of yours. {Create it by hand once, look at the file, and save it under
a name.|Save an export that you have looked at under a name.} Then set the
rhythm. «A scheduled export of {things} starts at {at:1-5}:{min:10-55/5} in the
morning, in the time zone of the account.»
? fact: At what time of night does
a scheduled export of {things} run?

If the server does not answer, Larkfield tries again {tries:3-9} times and then
sends a mail to the person who made the schedule. The file stays in the list of
exports meanwhile, so nothing is lost.
`,
  },
  {
    name: "import",
    title: "Import {things} from a spreadsheet",
    do: "import {things}",
    doing: "importing {things}",
    noun: "import",
    nouns: "imports",
    sections: `
## Get the spreadsheet ready
Every row becomes {athing}, and the first row names the columns. {Dates may be
written in any way that your country knows|Write dates as your country does}, as
long as it is the same way in every row. Leave a column empty if you do not need
it; do not take it out.

«A sheet may have up to {rows:2000-40000/250} rows, and no cell more than
{chars:200-2000/20} characters.» {Split a longer sheet.|Cut a longer sheet in
two.} Formulas are read as the value that they show. Colors and comments are
ignored, and so are hidden sheets.
? fact: How many rows can a spreadsheet have if I import {things} from it?

## Bring the rows in
{Do a trial with five rows first|Try it with a handful of rows}. A trial import
shows what would happen and changes nothing.

«1. Go to {app} > {New > From a file|Tools > Import|More > Import}.
2. Drop the spreadsheet on the page and wait for the green tick.
3. Match each column with a field; {field} and {field2} must be matched.
4. Tick Trial import and select Run.
5. Read the list of rows that were refused and mend them in the sheet.
6. Drop the sheet again, clear Trial import and select Run.
7. Check the number of new {things} at the top of the page.»
? steps: What are the steps to import a spreadsheet{ into {app}| of {things}}?

Keep the spreadsheet until you have compared the two numbers.

## Rows that exist already
A row is taken for an existing record if {two fields agree|two of its fields are
the same}: the {field} and the name of the {person}. «An existing {thing} is
updated only if its row is newer than the last {days:2-30} days of changes made
by hand. Otherwise the row goes to the list of conflicts, and nothing is
overwritten.» {Nobody loses work in this way.|So an old sheet does no harm.}
? two: Will an import overwrite {things} that I changed by hand?

Conflicts wait for a decision. Keep the old value, take the new one, or make a
second {thing} of it. If you do nothing, the old value stays.

## What each column may hold
| Column | Must be filled | Accepted | Length |
|---|---|---|---|
| {Field} | yes | see above | {l1:10-60} characters |
«| {Field2} | yes | text or number | {l2:20-90} characters |»
| {Person} | no | a name or a mail address | {l3:40-200/5} characters |
«| Note | no | any text | {l4:250-4000/10} characters |»
? table: How long may the {field2} be in an import of {things}?
? table: How long can a note be when I import {things}?

Anything longer is cut at the end, and the row is marked with a yellow flag.
`,
  },
  {
    name: "print",
    title: "Print {things} and save them as PDF",
    do: "print {things}",
    doing: "printing {things}",
    noun: "printout",
    nouns: "printouts",
    sections: `
## Print one or many
{Printing starts in the list, not in the record.|You print from the list.} What
is ticked goes to the printer, each {thing} on a page of its own.

«1. Tick the {things} in the list of {app}, up to {batch:20-300/5} at a time.
2. Select the printer sign {at the top right|above the list}.
3. Choose a layout, and look through the preview.
4. Set the paper size; {Letter|A4} is chosen unless you change it.
5. Select Print, or Save as PDF for a file.»
? steps: How can I print several {things} at once?

The preview is exact: what looks cut off there will be cut off on paper.

## Layouts
| Layout | {Things} on a page | Shows the {field2} | Margin |
|---|---|---|---|
«| Compact | {p1:4-12} | no | {m1:5-14} mm |»
| Standard | {p2:1-3} | yes | {m2:15-22} mm |
«| Archive | 1 | yes | {m3:23-35} mm |»
| Label | {p4:14-40/2} | no | {m4:2-4} mm |
? table: How many {things} fit on one page in the compact layout?
? table: How wide is the margin if I print {things} in the archive layout?

A layout of your own starts as a copy of one of these. {Change the logo, the
footer and the order of the fields.|You can change logo, footer and order.}

## The footer and the logo
«The footer takes up to {foot:80-320/10} characters and is the same for all
{things}. A footer for a single {thing} can be typed in the preview, and it is
forgotten after printing.» {Legal lines belong into the first.|Put the legal
lines into the first kind.}
? two: Can I have a different footer on just one of
my {things} when I print it?

The logo should be a drawing, not a photograph. It is scaled to a height of
{logo:9-28} millimeters, and anything around it that is not quite white becomes
a gray box on many printers.

## Paper that comes out wrong
If the text is too small, the browser has scaled the page: {set its own scale to
100 percent|turn off "fit to page"}. If the last column is missing, turn the
paper. If umlauts and accents are missing, the printer uses a font of its own;
save a PDF and print that.

«A PDF made from {things} keeps its link to the record for
{link:30-360/5} days.» A click on the number in the corner opens the {thing} as
it is on that day, not as it was printed.
? fact: How long does the link in a
PDF of {things} lead back to the record?
`,
  },
  {
    name: "offline",
    title: "Work on {things} without a connection",
    do: "work on {things} offline",
    doing: "working on {things} offline",
    noun: "offline copy",
    nouns: "offline copies",
    sections: `
## Take {things} with you
{Trains, cellars and building sites have no network.|There is not a network
everywhere.} Take a copy along before you leave; nobody can do it for you later.

«1. Connect the device to a network and open {app}.
2. Choose a {saved search|filter|label} with the {things} that you will need.
3. Select Take along, and then the number of days, {d1:2-5} at most.
4. Wait until the cloud sign turns into a {suitcase|tick|green dot}.
5. Switch on flight mode and open one {thing} as a test.»
? steps: How do I make {things} available before a trip without internet?

The copy is locked with the code of the device. {Without a code there is no
copy.|A device without a code is refused.}

## How much you can carry
| Device | {Things} | Attachments | Days |
|---|---|---|---|
| Phone | {n1:200-900/10} | {a1:50-400/10} MB | 5 |
«| Tablet | {n2:900-4000/25} | {a2:400-2000/20} MB | 5 |»
«| Laptop | {n3:4000-20000/100} | {a3:2000-9000/50} MB | 14 |»
? table: How many {things} can a tablet hold offline?
? table: What fits on a laptop if I take {things} offline?

The oldest attachments are left behind first. A {thing} whose attachments were
left behind is marked, and its text is complete.

## What happens to changes
Changes are kept on the device and sent when there is a network. «If a {thing}
was changed on both sides, the change made last wins for every field but the
{field}. For the {field} Larkfield asks you, and until you have answered the
value on the server counts.» {The other value is kept in the history.|The
history keeps the value that lost.}
? two: Two of us edited the same {thing}
while I was offline. Whose change counts?

New {things} get a number with a T in front and their real number later. Do not
write the T number on paper.

## A copy that has run out
A copy does not last for ever. «After {left:3-21} days without a network the
offline {things} can be read and no longer changed.» {That protects you from
working on something that has long been settled.|The reason is that others go on
working.}
? fact: After how many days offline can I no longer change my
{things}?

Connect the device for a minute, and the copy is as good as new. If it is lost,
an administrator removes the copy under Devices; it is wiped when it next sees a
network.
`,
  },
];
