/** The way in which the development provider treats a bank account. */
type BankAccountBehavior = 'good' | 'refused' | 'returned'

/**
 * The account numbers that the development provider knows; it takes no other one, so that nobody leaves a real number
 * here. They are numbers that payment providers publish for tests (https://docs.stripe.com/testing).
 */
const testAccounts: ReadonlyMap<string, BankAccountBehavior> = new Map([
  ['000123456789', 'good'],
  // The bank refuses it when it is saved.
  ['000111111113', 'refused'],
  // It can be saved, and the money of each debit does not come.
  ['000222222227', 'returned'],
])

/** Routing numbers of banks that do not exist, and of a bank that publishes its number for everybody. */
const banks: ReadonlyMap<string, string> = new Map([
  ['110000000', 'Test Bank'],
  ['021000021', 'JPMorgan Chase'],
])

/** The fields of a bank account, as a person typed them into the frames of the provider. */
export interface TypedBankAccount {
  readonly routing: string
  readonly account: string
}

/** A bank account that passed the provider's checks. It holds nothing that could pay elsewhere. */
export interface CheckedBankAccount {
  readonly bankName: string
  readonly behavior: BankAccountBehavior
  readonly last4: string
}

/** The reason why each field was refused, in words for the person who typed it. */
export type BankAccountErrors = Partial<Record<keyof TypedBankAccount, string>>

/** Whether the check digit of an ABA routing number fits. */
export function passesRoutingCheck(digits: string): boolean {
  const weights = [3, 7, 1]
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0)
  return /^\d{9}$/.test(digits) && sum % 10 === 0
}

function routingError(digits: string): string | undefined {
  if (digits === '') return 'Enter the routing number.'
  if (!/^\d{9}$/.test(digits)) return 'A routing number has 9 digits.'
  if (!passesRoutingCheck(digits)) return 'This routing number has a typo. Check its digits.'
  if (!banks.has(digits)) return 'This store takes test bank accounts only, such as routing number 110000000.'
  return undefined
}

function accountError(digits: string): string | undefined {
  if (digits === '') return 'Enter the account number.'
  if (!/^\d{4,17}$/.test(digits)) return 'An account number has 4 to 17 digits.'
  if (!testAccounts.has(digits)) return 'This store takes test bank accounts only, such as 000123456789.'
  return undefined
}

/**
 * Checks a bank account as a payment provider does.
 * @returns the account without its number, or the errors of its fields
 * @example
 * checkBankAccount({ routing: '110000000', account: '000123456789' })
 */
export function checkBankAccount(
  typed: TypedBankAccount,
): { readonly account: CheckedBankAccount } | { readonly errors: BankAccountErrors } {
  const routing = typed.routing.replace(/[\s-]/g, '')
  const account = typed.account.replace(/[\s-]/g, '')
  const [bankName, behavior] = [banks.get(routing), testAccounts.get(account)]
  if (bankName !== undefined && behavior !== undefined) {
    return { account: { bankName, behavior, last4: account.slice(-4) } }
  }
  const errors = { routing: routingError(routing), account: accountError(account) }
  return {
    errors: {
      ...(errors.routing === undefined ? {} : { routing: errors.routing }),
      ...(errors.account === undefined ? {} : { account: errors.account }),
    },
  }
}
