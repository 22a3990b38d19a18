import { easternDate } from '@gauze/rules'

/** The way in which the development provider treats a card. */
export type CardBehavior = 'good' | 'refused' | 'declined' | 'silent'

interface TestCard {
  readonly brand: 'Visa' | 'Mastercard' | 'American Express' | 'Discover'
  readonly behavior: CardBehavior
}

/** The kinds of cards that the development provider takes. */
export const cardTypes = ['Visa', 'Mastercard', 'American Express', 'Discover'] as const

/**
 * The numbers that the development provider knows; it takes no other one, so that nobody leaves a real number here.
 * They are numbers that payment providers publish for tests (https://docs.stripe.com/testing).
 */
export const testCards: ReadonlyMap<string, TestCard> = new Map<string, TestCard>([
  ['4242424242424242', { brand: 'Visa', behavior: 'good' }],
  ['5555555555554444', { brand: 'Mastercard', behavior: 'good' }],
  ['378282246310005', { brand: 'American Express', behavior: 'good' }],
  ['6011111111111117', { brand: 'Discover', behavior: 'good' }],
  // The bank refuses it when it is saved.
  ['4000000000000002', { brand: 'Visa', behavior: 'refused' }],
  // It can be saved, and each payment is declined.
  ['4000000000000341', { brand: 'Visa', behavior: 'declined' }],
  // The provider never answers when it is saved.
  ['4000000000000119', { brand: 'Visa', behavior: 'silent' }],
])

/** The fields of a card, as a person typed them into the frames of the provider. */
export interface TypedCard {
  readonly number: string
  /** MM / YY */
  readonly expiry: string
  readonly cvc: string
}

/** A card that passed the provider's checks. It holds nothing that could pay elsewhere. */
export interface CheckedCard extends TestCard {
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

/** The reason why each field was refused, in words for the person who typed it. */
export type CardErrors = Partial<Record<keyof TypedCard, string>>

/** Whether the check digit of a card number fits (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits !== '' && sum % 10 === 0
}

function expiryOf(text: string): { month: number; year: number } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? []
  const date = { month: Number(month), year: 2000 + Number(year) }
  return date.month >= 1 && date.month <= 12 ? date : null
}

function numberError(digits: string): string | undefined {
  if (digits === '') return 'Enter the card number.'
  if (!/^\d{13,19}$/.test(digits)) return 'This card number is not complete.'
  if (!passesLuhn(digits)) return 'This card number has a typo. Check its digits.'
  if (!testCards.has(digits)) return 'This store takes test cards only, such as 4242 4242 4242 4242.'
  return undefined
}

function expiryError(text: string, now: Date): string | undefined {
  const expiry = expiryOf(text)
  if (expiry === null) return 'Enter the month and year on the card, such as 04 / 29.'
  // A card is valid to the end of its month in Eastern time, as it is for the store.
  const isPast = `${expiry.year}-${String(expiry.month).padStart(2, '0')}` < easternDate(now).slice(0, 7)
  return isPast ? 'This card has expired.' : undefined
}

/**
 * Checks a card as a payment provider does.
 * @returns the card without its number, or the errors of its fields
 * @example
 * checkCard({ number: '4242 4242 4242 4242', expiry: '04 / 29', cvc: '123' }, new Date())
 */
export function checkCard(typed: TypedCard, now: Date): { card: CheckedCard } | { errors: CardErrors } {
  const digits = typed.number.replace(/[\s-]/g, '')
  const known = testCards.get(digits)
  const cvcLength = known?.brand === 'American Express' ? 4 : 3
  const number = numberError(digits)
  const expiry = expiryError(typed.expiry, now)
  const cvc = new RegExp(`^\\d{${cvcLength}}$`).test(typed.cvc.trim())
    ? undefined
    : `Enter the ${cvcLength} digits of the security code.`
  const date = expiryOf(typed.expiry)
  if (known === undefined || date === null || number !== undefined || expiry !== undefined || cvc !== undefined) {
    return {
      errors: {
        ...(number === undefined ? {} : { number }),
        ...(expiry === undefined ? {} : { expiry }),
        ...(cvc === undefined ? {} : { cvc }),
      },
    }
  }
  return { card: { ...known, last4: digits.slice(-4), expMonth: date.month, expYear: date.year } }
}
