import { StartError } from '../base/start-error.js'
import { differenceText } from '../modules/billing/books/books-words.js'
import { type CheckedBooks, checkBooks } from '../modules/billing/check-books.js'
import { type Command, defineAction } from '../services/action.js'
import { onStore } from './operate.js'
import { noWords } from './read-words.js'

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}

function cleanText({ amounts, records }: CheckedBooks): string {
  const { orders, invoices, payments, creditMemos, returns, estimates, companies } = records
  const parts = [
    counted(orders, 'order', 'orders'),
    counted(invoices, 'invoice', 'invoices'),
    counted(payments, 'payment', 'payments'),
    counted(creditMemos, 'credit memo', 'credit memos'),
    counted(returns, 'return', 'returns'),
    counted(estimates, 'estimate', 'estimates'),
  ]
  const checked = `${counted(amounts, 'amount', 'amounts')} in ${parts.join(', ')}`
  return `The books are clean: ${checked} and ${counted(companies, 'balance', 'balances')}.`
}

/** `gauze books` */
export const books: Command = {
  check: defineAction({
    description: 'calculate every amount of the books anew from its source, and name each difference',
    options: {},
    read: (given) => {
      noWords(given)
      return onStore(async ({ db }) => {
        const checked = await checkBooks(db)
        const { length } = checked.differences
        if (length === 0) return cleanText(checked)
        const places = counted(length, 'place', 'places')
        throw new StartError([`The books differ in ${places}:`, ...checked.differences.map(differenceText)].join('\n'))
      })
    },
  }),
}
