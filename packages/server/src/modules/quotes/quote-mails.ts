import {
  cents,
  estimatePath,
  exactUnitPrice,
  formatDate,
  formatExactUsd,
  formatUsd,
  nameWithVariant,
} from '@gauze/rules'
import { composeMail, type MailPart } from '../../jobs/compose-mail.js'
import type { Mail } from '../../jobs/mail.js'
import type { EstimateDetailsRow } from './quotes.repository.js'

/** The lines that a mail lists; the page of the estimate shows all. */
const MAX_LINES = 50

type MailedQuote = Omit<EstimateDetailsRow, 'status' | 'userId'>

function moreLines({ lines }: MailedQuote): MailPart[] {
  return lines.length > MAX_LINES ? [{ kind: 'text', text: `and ${lines.length - MAX_LINES} more` }] : []
}

/** The lines as a table, with their prices if the store has priced them. */
function lineTable(quote: MailedQuote, isPriced: boolean): MailPart[] {
  const table: MailPart = {
    kind: 'table',
    caption: 'Items',
    columns: ['Item', 'Quantity', ...(isPriced ? ['Price of one', 'Total'] : [])],
    rows: quote.lines
      .slice(0, MAX_LINES)
      .map(({ name, matrixDetails, quantity, unitLabel, ...line }) => [
        ...[nameWithVariant(name, matrixDetails), `${quantity} × ${unitLabel}`],
        ...(isPriced ? [formatExactUsd(exactUnitPrice(line)), formatUsd(cents(line.totalCents))] : []),
      ]),
    lineOf: ([name, quantity, price, total]) =>
      `- ${quantity}, ${name}${price === undefined ? '' : `: ${price} each, ${total}`}`,
  }
  return [table, ...moreLines(quote)]
}

/** The mail to the store about a request, with the words to answer it by. */
export function requestedMail(quote: MailedQuote, accountName: string, recipient: string): Mail {
  const { estimateNumber, title, notes, neededBy, requestedBy } = quote
  return composeMail({
    kind: 'quote-requested',
    recipient,
    subject: `Quote ${estimateNumber} requested by ${accountName}`,
    parts: [
      {
        kind: 'facts',
        facts: [
          ['Quote', estimateNumber],
          ['Title', title],
          ['Company', accountName],
          ['Person', requestedBy],
          ...(neededBy === null ? [] : [['Needed by', formatDate(neededBy)] as const]),
          ['Answer it with', `gauze quotes answer ${estimateNumber} --until YYYY-MM-DD`],
        ],
      },
      ...lineTable(quote, false),
      ...(notes === '' ? [] : [{ kind: 'text', text: notes } as const]),
    ],
  })
}

function estimateLink({ id }: MailedQuote, label: string, storeUrl: string): MailPart {
  return { kind: 'link', label, href: `${storeUrl}${estimatePath(id)}` }
}

/** The mail about a quote that the store has priced, to a person who may see prices. */
export function pricedMail(quote: MailedQuote, recipient: string, storeUrl: string): Mail {
  const { estimateNumber, title, expirationDate, totalCents, answer } = quote
  return composeMail({
    kind: 'quote-priced',
    recipient,
    subject: `Estimate ${estimateNumber} is ready`,
    parts: [
      { kind: 'text', text: `We have priced your quote ${estimateNumber}, ${title}.` },
      ...lineTable(quote, true),
      {
        kind: 'facts',
        facts: [
          ['Total', formatUsd(cents(totalCents))],
          ...(expirationDate === null ? [] : [['The prices hold until', formatDate(expirationDate)] as const]),
        ],
      },
      ...(answer === '' ? [] : [{ kind: 'text', text: answer } as const]),
      estimateLink(quote, 'See the estimate', storeUrl),
    ],
  })
}

/** The mail about a quote that the store has declined, with the reason. */
export function declinedMail(quote: MailedQuote, recipient: string, storeUrl: string): Mail {
  const { estimateNumber, title, answer } = quote
  return composeMail({
    kind: 'quote-declined',
    recipient,
    subject: `Quote ${estimateNumber} was declined`,
    parts: [
      { kind: 'text', text: `We cannot offer prices for your quote ${estimateNumber}, ${title}.` },
      { kind: 'text', text: `Reason: ${answer}` },
      estimateLink(quote, 'See the quote', storeUrl),
    ],
  })
}
