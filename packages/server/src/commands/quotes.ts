import type { Config } from '../base/config.js'
import { StartError } from '../base/start-error.js'
import {
  type AnswerServices,
  answerQuote,
  declineQuote,
  listQuotes,
  type Pricing,
} from '../modules/estimates/answer-quote.service.js'
import { guardPorts } from '../ports/guard-ports.js'
import { createPorts } from '../ports/ports.js'
import type { Store } from '../services/store.js'
import { withOperatorJobs } from './operator-jobs.js'
import { readRecordCommand, readText } from './read-words.js'

const options = {
  until: { type: 'string' },
  price: { type: 'string', multiple: true },
  note: { type: 'string' },
  reason: { type: 'string' },
} as const

type QuotesCommand = ReturnType<typeof commandOf>

function commandOf(args: readonly string[]) {
  const actions = {
    list: [],
    answer: ['until', 'price', 'note'],
    decline: ['reason'],
  } as const
  return readRecordCommand(args, { command: 'quotes', options, actions, takes: 'one quote number, such as EST-10012' })
}

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

function pricingOf({ until, price = [], note = '' }: QuotesCommand['values']): Pricing {
  if (until === undefined || !isDate(until)) {
    throw new StartError(
      "'quotes answer' needs the last day of the prices: year, month and day, such as --until 2026-12-31.",
    )
  }
  return { until, prices: pricesOf(price), note: readText('note', note) }
}

function reasonOf({ reason = '' }: QuotesCommand['values']): string {
  const words = readText('reason', reason)
  if (words !== '') return words
  throw new StartError("'quotes decline' needs a reason for the person who requested the quote: --reason TEXT.")
}

/** The work of an action on a quote. */
function workOf({
  action,
  number,
  values,
}: QuotesCommand): (store: Store, services: AnswerServices) => Promise<string> {
  if (action === 'answer') {
    const pricing = pricingOf(values)
    return ({ db }, services) => answerQuote(db, number, pricing, services)
  }
  const reason = reasonOf(values)
  return ({ db }, services) => declineQuote(db, number, reason, services)
}

/**
 * Reads the words after `gauze quotes`, by which an operator lists, answers or declines quotes.
 * @returns the work, which answers a sentence for the operator, or the list
 * @throws StartError when the words are wrong; the work throws a ProblemError when the quote refuses
 * @example
 * await runQuotes(['answer', 'EST-10012', '--until', '2026-12-31', '--price', '2=12.5'], config)(store)
 */
export function runQuotes(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  const command = commandOf(args)
  if (command.action === 'list') return ({ db }) => listQuotes(db)
  const work = workOf(command)
  return (store) =>
    withOperatorJobs(store, config, (operator) => {
      const ports = guardPorts(createPorts({}, config.stripe), { report: (error) => console.error(error) })
      return work(store, { ...operator, ports, now: () => new Date() })
    })
}
