import { gs1Digit } from '@gauze/rules/barcode'

/** Fills `{Key}` in a template; an unknown key is a mistake in a definition. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([^}]+)\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) {
      throw new Error(
        `Template '${template}' names '${key}', which its rows and offers do not have. Known: ${Object.keys(values).join(', ')}.`,
      )
    }
    return value
  })
}

/** A text as part of an address: lower case letters, digits and single hyphens. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('%', ' percent')
    .replaceAll('×', 'x')
    .replaceAll('.', '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The first letter in upper case, the rest as it is. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Upper case at the start of every sentence, where a template may have put a value in lower case. */
export function sentences(text: string): string {
  return text.replace(/(^|[.] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
}

const codes: Readonly<Record<string, string>> = {
  'xx-small': 'XXS',
  'x-small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'x-large': 'XL',
  'xx-large': 'XXL',

  black: 'BK',
  blue: 'BL',
  'small adult': 'SA',
  'large adult': 'LA',
}

/** The short code of a variant's value in a part number: 'medium' is M, '7.5' is 75, 'royal blue' is RB. */
export function suffixCode(value: string): string {
  const known = codes[value]
  if (known) return known
  const parts = value.toUpperCase().match(/[A-Z]+|[0-9]+/g) ?? []
  return parts.map((part) => (/[0-9]/.test(part) ? part : part.slice(0, parts.length > 2 ? 1 : 2))).join('')
}

const onsets = ['v', 'm', 'l', 'br', 's', 't', 'n', 'k', 'f', 'dr', 'p', 'z'] as const
const middles = ['al', 'or', 'en', 'iv', 'ur', 'am', 'el', 'is'] as const
const endings = ['ora', 'ine', 'eth', 'ux', 'ano', 'ile', 'yra', 'ond'] as const

/** A pronounceable name for the n-th product line (0 to 767 all differ, later ones carry a number). */
export function lineName(n: number): string {
  const onset = onsets[n % onsets.length] ?? ''
  const middle = middles[Math.floor(n / onsets.length) % middles.length] ?? ''
  const span = onsets.length * middles.length
  const ending = endings[(n + Math.floor(n / span)) % endings.length] ?? ''
  const lap = Math.floor(n / (span * endings.length))
  return sentence(onset + middle + ending) + (lap > 0 ? ` ${lap + 1}` : '')
}

/**
 * A GTIN-14 with its check digit (GS1 General Specifications, section 7.9), in the range 20 to 29 of the GTIN-13
 * prefixes that is kept for restricted circulation.
 *
 * @param maker number of the maker, at most four digits
 * @param item running number of the item with its maker, at most six digits
 * @example gtin14(12, 345)
 */
export function gtin14(maker: number, item: number): string {
  const body = `020${`${maker}`.padStart(4, '0')}${`${item}`.padStart(6, '0')}`
  return `${body}${gs1Digit(body)}`
}

/**
 * The GTIN-14 of a larger packaging of an item: the item's number below another indicator, with its own check digit.
 *
 * @param gtin of the item
 * @param indicator the level of the packaging, from 1 to 8
 * @example packageGtin('02000120003456', 1)
 */
export function packageGtin(gtin: string, indicator: number): string {
  const body = `${indicator}${gtin.slice(1, -1)}`
  return `${body}${gs1Digit(body)}`
}
