import { type AddressFields, type AddressProblem, addressProblems } from '@gauze/rules/address'
import { refused } from '../../base/problem.js'

const words: Record<AddressProblem, string> = {
  missing: 'is required',
  tooLong: 'is too long',
  unknownState: 'must be a state of the United States, such as NY',
  badZip: 'must be a ZIP code such as 12207 or 12207-1234',
  badPhone: 'must be a telephone number such as (518) 555-0100',
}

/**
 * Refuses an address that mail could not go to.
 * @throws ProblemError with a message for each field
 */
export function assertAddress(fields: AddressFields): void {
  const problems = Object.entries(addressProblems(fields))
  if (problems.length === 0) return
  const detail = problems.map(([field, problem]) => `${field} ${words[problem]}`).join('; ')
  const errors = Object.fromEntries(problems.map(([field, problem]) => [field, [words[problem]]]))
  throw refused('address', `The address is not complete: ${detail}.`, errors)
}
