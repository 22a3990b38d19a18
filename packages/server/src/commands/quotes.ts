import { exactUnitPrice, formatDate, formatExactUsd } from '@gauze/rules'
import { quoted, quotedLines } from '../base/quoted.js'
import { StartError } from '../base/start-error.js'
import { priceText } from '../modules/pricing/expected-amounts.js'
import { readWaitingQuotes, type WaitingLine, type WaitingQuote } from '../modules/quotes/answer-quote.repository.js'
import { answerQuote, declineQuote, type Pricing } from '../modules/quotes/answer-quote.service.js'
import { guardPorts } from '../ports/guard-ports.js'
import { createPorts } from '../ports/ports.js'
import { type Command, type CommandContext, defineAction } from '../services/action.js'
import { onStore, withServices } from './operate.js'
import { noWords, oneWord, readText } from './read-words.js'

const seeQuotes = 'See the quotes that wait with: gauze quotes list'

const ONE_QUOTE = 'one quote number, such as EST-10012'

function isDate(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
}

/** Prices by the number of the line, from texts such as `2=12.5000`. */
function pricesOf(texts: readonly string[]): Pricing['prices'] {
  const prices = new Map<number, number>()
  for (const text of texts) {
    const [, line = '', price = ''] = /^([1-9]\d{0,2})=(\d{1,6}(?:\.\d{1,4})?)$/.exec(text) ?? []
    if (Number(price) <= 0) {
      throw new StartError(
        `'${text}' is not a price. Give the number of a line and dollars for a base unit above 0 with at most four decimals, such as --price 2=12.5.`,
      )
    }
    if (prices.has(Number(line))) throw new StartError(`Line ${line} has two prices. Give one.`)
    prices.set(Number(line), Number(price))
  }
  return prices
}

function pricingOf(until: string | undefined, price: readonly string[], note: string): Pricing {
  if (until === undefined || !isDate(until)) {
    throw new StartError(
      "'quotes answer' needs the last day of the prices: year, month and day, such as --until 2026-12-31.",
    )
  }
  return { until, prices: pricesOf(price), note: readText('note', note) }
}

function portsOf({ config, warn }: CommandContext) {
  return guardPorts(createPorts({}, config.stripe), { report: (error) => warn(error) })
}

function lineText({ name, mpn, quantity, unitLabel, conversionRate, price }: WaitingLine, index: number): string {
  const own =
    price === null
      ? 'no price'
      : `${formatExactUsd(exactUnitPrice({ price, conversionRate }))} each, ${priceText(price)} a base unit`
  return `  ${index + 1}. ${name} (${mpn}), ${quantity} × ${unitLabel}: ${own}`
}

function quoteText({ estimateNumber, title, accountName, requestedBy, ...quote }: WaitingQuote): string {
  const { requestedOn, neededBy, notes, lines } = quote
  const by = requestedBy === '' ? quoted(accountName) : `${quoted(requestedBy)} of ${quoted(accountName)}`
  const until = neededBy === null ? '' : `, needed by ${formatDate(neededBy)}`
  return [
    `${estimateNumber}, ${quoted(title)}: requested by ${by} on ${formatDate(requestedOn)}${until}`,
    ...(notes === '' ? [] : quotedLines(notes, '  ')),
    ...lines.map(lineText),
  ].join('\n')
}

/** The list of the quotes that wait for an answer. */
export function waitingQuotesText(quotes: readonly WaitingQuote[]): string {
  return quotes.length === 0 ? 'No quote waits for an answer' : quotes.map(quoteText).join('\n')
}

/** `gauze quotes` */
export const quotes: Command = {
  list: defineAction({
    description: 'show the quotes that wait for an answer',
    options: {},
    read: (given) => {
      noWords(given)
      return onStore(async ({ db }) => waitingQuotesText(await readWaitingQuotes(db)))
    },
  }),
  answer: defineAction({
    usage: 'NUMBER --until YYYY-MM-DD [--price LINE=DOLLARS ...] [--note TEXT]',
    description: "price a quote until a day: a line has its price of a base unit, or the company's own",
    advice: { 'quote-answered': seeQuotes, 'day-over': 'Give today or a later day with --until.' },
    options: { until: { type: 'string' }, price: { type: 'string', multiple: true }, note: { type: 'string' } },
    read: (given) => {
      const number = oneWord(given, ONE_QUOTE).toUpperCase()
      const { until, price = [], note = '' } = given.values
      const pricing = pricingOf(until, price, note)
      return withServices(async ({ db }, services, context) => {
        await answerQuote(db, number, pricing, { ...services, ports: portsOf(context) })
        return `Quote ${number} is answered. Its prices hold until ${formatDate(pricing.until)}`
      })
    },
  }),
  decline: defineAction({
    usage: 'NUMBER --reason TEXT',
    description: 'decline a quote',
    advice: { 'quote-answered': seeQuotes },
    options: { reason: { type: 'string' } },
    read: (given) => {
      const number = oneWord(given, ONE_QUOTE).toUpperCase()
      const reason = readText('reason', given.values.reason ?? '')
      if (reason === '') {
        throw new StartError("'quotes decline' needs a reason for the person who requested the quote: --reason TEXT.")
      }
      return withServices(async ({ db }, services, context) => {
        await declineQuote(db, number, reason, { ...services, ports: portsOf(context) })
        return `Quote ${number} is declined`
      })
    },
  }),
}
