/**
 * The one article that belongs to no app: about paying for Larkfield. Its first
 * three headings are the questions of the document whose figure G6 is.
 */
export const BILLING = {
  app: "Billing",
  thing: "bill",
  things: "bills",
  person: "billing contact",
  field: "billing date",
  field2: "VAT number",
  name: "questions",
  title: "Billing questions",
  do: "pay {things}",
  doing: "paying {things}",
  noun: "payment",
  nouns: "payments",
  about: `
There is one bill for the whole account, whatever apps you use.
It comes on the billing date and can be read by every administrator.
A bill that could not be paid is tried again three times.
The VAT number is checked once a year.`,
  sections: `
## How do I update my payment method?
{Only administrators see this page.|You must be an administrator.} The old method
stays until the new one has been tried.

«1. Go to Settings > Billing > Payment methods.
2. Select Add, and enter the card or the account number.
3. Wait for a charge of one cent, which comes back within a day.
4. Make the new method the default, and remove the old one.»
? steps: How do I update my payment method?

A card that runs out soon is announced by a mail, four weeks before.

## Can I change my billing cycle?
«Yes, you can change from monthly to annual at any time, and you get two months
free. The way back from annual to monthly is open only in the last 30 days of the
year that you have paid for.»
? two: Can I change my billing cycle?

The billing date moves to the day of the change. What you have paid already is
taken off the next bill.

## What payment methods do you accept?
«We accept credit cards, SEPA direct debit and, for annual bills above 500 dollars,
bank transfer.»
? fact: What payment methods do you accept?

We do not take checks or cash. Prices are in dollars or euros, and you choose once,
when you open the account.

## What does it cost?
| Plan | A month | A year | Users |
|---|---|---|---|
| Starter | 9 dollars | 90 dollars | 3 |
| Team | 29 dollars | 290 dollars | 15 |
| Business | 99 dollars | 990 dollars | 100 |

More users can be added one by one. {The price for each is on the page Plans.|The
page Plans has the price.} Schools and charities pay half.

## Where do I find old bills?
Every bill is kept for ten years under Settings > Billing > Bills. Each of them is
a PDF with the VAT number that was valid at the time. A copy can be sent to one
address besides the {person}.
`,
};
