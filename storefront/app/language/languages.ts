/** The languages of the store, each with its own name and the locale of its formats. The first is the default. */
export const languages = {
  en: { name: 'English', locale: 'en-US' },
  es: { name: 'Español', locale: 'es-US' },
} as const

/** A language of the store. */
export type Language = keyof typeof languages

/** The cookie that keeps the visitor's choice. */
const COOKIE = 'gauze-language'
const YEAR = 31_536_000

function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name)
}

/**
 * The language of the store that a language tag names; English for any other.
 *
 * @example languageOf('es-US') // 'es'
 */
export function languageOf(tag: string): Language {
  const name = tag.slice(0, 2)
  return isLanguage(name) ? name : 'en'
}

/**
 * The language that a visitor chose; English without a choice.
 *
 * @param cookies the header Cookie of a request
 */
export function chosenLanguage(cookies: string): Language {
  return languageOf(new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(cookies)?.[1] ?? '')
}

/** The cookie that keeps a choice for a year, for the header Set-Cookie. */
export function languageCookie(language: Language): string {
  return `${COOKIE}=${language}; Max-Age=${YEAR}; Path=/; SameSite=Lax`
}

/**
 * The text direction of a language. Browsers agree about scripts, but not all have `getTextInfo` of `Intl.Locale`.
 *
 * @example directionOf('ar') // 'rtl'
 */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(tag).maximize()
  return /^(?:Arab|Hebr|Syrc|Thaa|Nkoo|Adlm|Rohg)$/.test(script) ? 'rtl' : 'ltr'
}
