import { StartError } from '../base/start-error.js'
import { type CheckedBooks, checkBooks } from '../modules/billing/check-books.js'
import type { Store } from '../services/store.js'

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

/**
 * Reads the words after `gauze books`, by which an operator has the books calculated anew.
 * @returns the work, which answers a sentence for the operator
 * @throws StartError when the words are wrong; the work throws one that names each difference
 * @example
 * await runBooks(['check'])(store)
 */
export function runBooks(args: readonly string[]): (store: Store) => Promise<string> {
  const [action = '', ...rest] = args
  if (action !== 'check' || rest.length > 0) {
    throw new StartError(`There is no command 'books ${args.join(' ')}'. Run: gauze help`)
  }
  return async ({ db }) => {
    const checked = await checkBooks(db)
    const { length } = checked.differences
    if (length === 0) return cleanText(checked)
    const places = counted(length, 'place', 'places')
    throw new StartError([`The books differ in ${places}:`, ...checked.differences].join('\n'))
  }
}
