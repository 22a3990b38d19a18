import { describe, expect, it } from 'vitest'
import { chosenLanguage, directionOf, languageCookie, languageOf, languages } from './languages.js'

describe('PLUS-27 the languages of the store', () => {
  it.each([
    ['es-US', 'es'],
    ['es', 'es'],
    ['en-US', 'en'],
    ['fr', 'en'],
    ['__', 'en'],
    ['', 'en'],
  ])('has %j as %s', (tag, language) => {
    expect(languageOf(tag)).toBe(language)
  })

  it.each([
    ['gauze-language=es', 'es'],
    ['a=b; gauze-language=es; c=d', 'es'],
    ['not-gauze-language=es', 'en'],
    ['gauze-language=constructor', 'en'],
    ['', 'en'],
  ])('reads the choice of %j', (cookies, language) => {
    expect(chosenLanguage(cookies)).toBe(language)
  })

  it('keeps a choice for a year, on every page', () => {
    expect(languageCookie('es')).toBe('gauze-language=es; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  it.each([
    ['ar', 'rtl'],
    ['he-IL', 'rtl'],
    ['ur', 'rtl'],
    ...Object.values(languages).map(({ locale }) => [locale, 'ltr']),
  ])('writes %s from the side %s', (tag, direction) => {
    expect(directionOf(tag ?? '')).toBe(direction)
  })
})
