import { type App, app } from "../app.ts";

/** The apps, in the order of the menu. */
export const APPS: readonly App[] = [
  app(
    "Invoices",
    "invoice/invoices",
    ["customer", "due date", "amount"],
    `
An invoice is a draft until it is sent, and only then does it get its number.
Numbers run without a gap, because tax offices count them.
An invoice that has been paid is green, one that is late is red.
The amount is the sum of the lines, with taxes shown below it.
Credit notes look like invoices and begin with the letter C.`,
  ),
  app(
    "Payroll",
    "payslip/payslips",
    ["employee", "pay date", "net pay"],
    `
A payslip belongs to one employee and one month.
It is made from the contract, the hours and the bonuses, in that order.
Once the bank has been told, the payslip is closed and can be read only.
The net pay is what arrives; what was taken off stands above it, line by line.
A correction is a payslip of its own in the month after.`,
  ),
  app(
    "Calendar",
    "event/events",
    ["guest", "start time", "place"],
    `
An event has a start time, a length and at least one guest.
Events that repeat are one record, with a list of exceptions.
A room can be a guest as well, and it accepts whatever comes first.
An event without a place is taken for a phone call.
Colors belong to the calendar and not to the event.`,
  ),
  app(
    "Contacts",
    "contact/contacts",
    ["colleague", "phone number", "company"],
    `
A contact is a person or a company, never both.
People are linked to the company that they work for.
The phone number is stored with its country, so that it can be dialed anywhere.
Whoever makes a contact owns it, until the owner is changed.
Pictures are taken from mails if the sender allows it.`,
  ),
  app(
    "Inventory",
    "stock item/stock items",
    ["supplier", "shelf", "quantity"],
    `
A stock item is a kind of thing, not a single piece.
Its quantity goes down with each sale and up with each delivery.
The shelf is a code that your own people have chosen.
If the quantity falls below the minimum, the item turns orange.
Pieces with serial numbers are counted one by one.`,
  ),
  app(
    "Projects",
    "task/tasks",
    ["teammate", "deadline", "priority"],
    `
A task is something that one person can finish.
Tasks may have smaller tasks inside, but not more than three levels of them.
The deadline is a day, or a day and an hour.
A task without a teammate is nobody's, and it shows in purple.
What blocks a task is linked to it and shown on top.`,
  ),
  app(
    "Timesheets",
    "time entry/time entries",
    ["employee", "start time", "project"],
    `
A time entry says who worked, when, and on which project.
It is open until the week has been closed by a team lead.
Breaks of less than a quarter of an hour belong to the work.
Two entries of one employee must not overlap.
Travel is a kind of its own and is paid in another way.`,
  ),
  app(
    "Expenses",
    "expense claim/expense claims",
    ["employee", "receipt date", "total"],
    `
An expense claim is a list of receipts with one total.
Each receipt needs a picture, and the reader fills in what it can.
Claims in other currencies are converted with the rate of the receipt date.
The money comes with the next salary unless it is urgent.
Miles driven are claimed without a receipt.`,
  ),
  app(
    "Helpdesk",
    "ticket/tickets",
    ["customer", "status", "priority"],
    `
A ticket begins with a mail, a call or a form.
Everything that is said about it stands in one thread.
Notes in yellow are seen by the team and not by the customer.
A ticket that was solved opens again if the customer answers.
The priority is set by the words in the first mail, and by hand afterwards.`,
  ),
  app(
    "Forms",
    "form/forms",
    ["respondent", "closing date", "number of questions"],
    `
A form is a page that asks and stores what is answered.
It can be shown on your website or sent as a link.
Answers that are not complete are kept for those who come back.
After the closing date a form says thank you and takes nothing more.
Questions can depend on the answers before them.`,
  ),
  app(
    "Surveys",
    "survey/surveys",
    ["participant", "closing date", "response rate"],
    `
A survey is asked once and counted many times.
Participants are anonymous unless the first question asks for a name.
The response rate counts those who came to the last page.
Surveys with fewer than five answers show no results.
A survey can be copied, and then it compares itself with the one before.`,
  ),
  app(
    "Newsletters",
    "campaign/campaigns",
    ["subscriber", "sending time", "subject line"],
    `
A campaign is one mail to many subscribers.
It is sent in waves, so that the mail servers of the world stay friendly.
The subject line may be tried in two versions on a tenth of the list.
Whoever unsubscribes is left out from the next wave on.
Links in a campaign are counted unless you switch that off.`,
  ),
  app(
    "Quotes",
    "quote/quotes",
    ["customer", "expiry date", "discount"],
    `
A quote is a promise with a date on it.
When the customer accepts it, it becomes an invoice with one click.
Quotes have versions, and the customer sees the last one only.
A discount above the limit needs somebody's consent.
Lines that are optional are added up separately.`,
  ),
  app(
    "Documents",
    "document/documents",
    ["reader", "review date", "owner"],
    `
A document is a file or a page written here.
Several people can write at the same time.
The owner decides when it is final, and it gets a seal then.
Documents that nobody has read for years are shown to their owner.
A document lives in one folder and can be linked from many.`,
  ),
  app(
    "Contracts",
    "contract/contracts",
    ["signer", "end date", "value"],
    `
A contract is signed on the screen, by one signer after another.
The end date is read from the text and should be checked by a person.
Contracts that renew themselves have a day by which notice must be given.
The value is per year, whatever the length.
Paper contracts can be scanned and are searched like the others.`,
  ),
  app(
    "Recruiting",
    "candidate profile/candidate profiles",
    ["recruiter", "interview date", "stage"],
    `
A candidate profile is made when somebody applies.
It moves from stage to stage, and the candidate is told each time.
Notes of interviewers are hidden from each other until both have written.
Profiles are deleted half a year after the job has been filled.
One person who applies twice has one profile with two applications.`,
  ),
  app(
    "Bookings",
    "appointment/appointments",
    ["client", "start time", "room"],
    `
An appointment is made by the client, on your page, at any hour.
It blocks the room and the person who is needed for it.
Clients can move it up to the day before.
An appointment that was missed is counted, and you may ask for a fee.
Waiting lists fill the gaps by themselves.`,
  ),
  app(
    "Checkout",
    "receipt/receipts",
    ["cashier", "sale date", "tax rate"],
    `
A receipt is closed when the drawer opens.
It cannot be changed afterwards, only cancelled by a second one.
Every receipt has a code that the tax office can check.
A cashier sees the receipts of the shift and no others.
At the end of the day the receipts are added up and sealed.`,
  ),
  app(
    "Shipping",
    "parcel/parcels",
    ["recipient", "delivery date", "weight"],
    `
A parcel gets its number from the carrier, not from us.
The label is printed after the weight has been entered.
Parcels to other countries need a list of what is in them.
The recipient can follow the parcel without an account.
What comes back is a parcel of its own, linked to the first.`,
  ),
  app(
    "Purchasing",
    "purchase order/purchase orders",
    ["supplier", "delivery date", "budget code"],
    `
A purchase order is a letter to a supplier, with a number.
It is open until everything has been delivered.
Part deliveries are ticked line by line.
The budget code says who pays for it in the end.
Orders below a small sum need no second person.`,
  ),
  app(
    "Equipment",
    "asset/assets",
    ["holder", "warranty end", "serial number"],
    `
An asset is something that you can lose: a laptop, a drill, a key.
Each has a sticker with a code that a phone can read.
The holder signs for it and is asked once a year if it is still there.
Assets are written off over the years that you choose.
Spare parts belong to an asset and move along with it.`,
  ),
  app(
    "Budgets",
    "budget/budgets",
    ["budget owner", "review date", "remaining sum"],
    `
A budget is a sum, a period and somebody who answers for it.
Whatever is ordered or paid reduces the remaining sum.
Budgets can hold other budgets, like boxes in a box.
When four fifths are used up, the bar turns orange.
What is left at the end of a year is lost unless you carry it over.`,
  ),
  app(
    "Donations",
    "donation/donations",
    ["donor", "gift date", "purpose"],
    `
A donation is money or a thing, given by a donor.
Those who give every month have one record with many payments.
The purpose must be kept, and so it cannot be changed once the money is spent.
A letter of thanks goes out in January, with the sum of the year.
Donors who wish to remain unknown are shown as a tree.`,
  ),
  app(
    "Training",
    "course/courses",
    ["learner", "start date", "number of seats"],
    `
A course has lessons, and a lesson has pages.
Learners go on where they stopped, on any device.
At the end there is a test, which can be taken twice.
Certificates are made by the app and can be checked with a code.
When the seats are taken, a waiting list begins.`,
  ),
  app(
    "Website",
    "web page/web pages",
    ["visitor", "publishing date", "address"],
    `
A web page is a draft until it is published.
Each page has an address of its own, made from its title.
If you change the address, the old one leads to the new one.
Pages are checked for broken links at night.
Pictures are made smaller by themselves, and each needs a description.`,
  ),
];
