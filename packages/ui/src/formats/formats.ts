'use client'
import type { Cents } from '@gauze/rules'
import { createContext, use } from 'react'

/** How numbers and money are written. */
export interface Formats {
  /** A language tag, such as `en-US`. */
  readonly locale: string
  /** An ISO code, such as `USD`. */
  readonly currency: string
  readonly number: (value: number) => string
  /** @param amount in hundredths of the currency */
  readonly money: (amount: Cents) => string
  /**
   * Writes the exact price of one unit, so that it times a quantity is the total.
   * @param price in whole units of the currency, with up to four decimals, from rules `exactUnitPrice`
   */
  readonly exactPrice: (price: number) => string
}

/**
 * The formats of a language and a currency. They are the same on a server and in a browser, whose narrow spaces differ
 * by version.
 *
 * @example formatsOf('de-DE', 'EUR').money(cents(123456)) // '1.234,56 €'
 */
export function formatsOf(locale: string, currency: string): Formats {
  const number = new Intl.NumberFormat(locale)
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const exactPrice = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 4 })
  return {
    locale,
    currency,
    number: (value) => withPlainSpaces(number.format(value)),
    money: (amount) => withPlainSpaces(money.format(amount / 100)),
    exactPrice: (price) => withPlainSpaces(exactPrice.format(price)),
  }
}

/**
 * The locale by which days are written. In the United States, readers of every language put the month first, as date
 * fields and the store's papers do; `Intl` writes es-US with the day first, and es-PR with the month first.
 */
export function dayLocale(locale: string): string {
  return locale === 'es-US' ? 'es-PR' : locale
}

function withPlainSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
}

/** The formats of the nearest provider. `GauzeProvider` gives them. */
export const FormatsContext = createContext(/* @__PURE__ */ formatsOf('en-US', 'USD'))

/**
 * Returns the formats for numbers and money of the nearest provider; US English and US dollars by default.
 *
 * @example
 * const { money } = useFormats()
 * money(cents(1999)) // '$19.99'
 */
export function useFormats(): Formats {
  return use(FormatsContext)
}
