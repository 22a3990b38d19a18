import { StartError } from './base/start-error.js'
import { checkBooks } from './modules/billing/check-books.js'
import type { Store } from './services/store.js'

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
    const differences = await checkBooks(db)
    if (differences.length === 0) return 'The books are clean.'
    throw new StartError([`The books differ in ${differences.length} places:`, ...differences].join('\n'))
  }
}
