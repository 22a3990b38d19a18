/** Words that carry no meaning of their own in a product search. */
const stopWords = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** Units that join the number before them into one word, with their other spellings. */
const unitNames: Record<string, string> = {
  cc: 'ml',
  cm: 'cm',
  fr: 'fr',
  french: 'fr',
  ft: 'ft',
  feet: 'ft',
  g: 'g',
  ga: 'g',
  gal: 'gal',
  gallon: 'gal',
  gauge: 'g',
  gram: 'g',
  in: 'in',
  inch: 'in',
  kg: 'kg',
  l: 'l',
  lb: 'lb',
  liter: 'l',
  litre: 'l',
  mcg: 'mcg',
  mg: 'mg',
  ml: 'ml',
  mm: 'mm',
  oz: 'oz',
  ounce: 'oz',
  ply: 'ply',
  pound: 'lb',
  yard: 'yd',
  yd: 'yd',
}

const unitPattern = new RegExp(`(\\d)\\s*-?\\s*(${Object.keys(unitNames).join('|')})s?(?![a-z])`, 'g')

const sizeNames: Record<string, string> = { lg: 'large', med: 'medium', sm: 'small', xl: 'xlarge', xs: 'xsmall' }

/**
 * Folds text for comparison: lower case, no accents, sizes and measures in one spelling
 * ('5 in x 9 in' and '5"x9"' become '5x9', '10 cc' becomes '10ml', 'Extra-Large' becomes 'xlarge').
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/(\d)\s*(?:["”″]|in(?:ch(?:es)?)?\b\.?)\s*(?=x\s*\d)/g, '$1')
    .replace(/(\d)\s*["”″]/g, '$1 in')
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1x')
    .replace(/\b(?:extra|x)[\s-]*(large|small)\b/g, 'x$1')
    .replace(/\b(?:2x|xx)[\s-]*(large|small|l|s)\b/g, (_, size: string) => `xx${size[0] === 'l' ? 'large' : 'small'}`)
    .replace(/\b(?:3x|xxx)[\s-]*(large|l)\b/g, 'xxxlarge')
    .replace(unitPattern, (_, digit: string, unit: string) => `${digit}${unitNames[unit] ?? unit}`)

/** Brings plural and singular together: gloves → glove, boxes → box, batteries → battery. */
const singular = (word: string): string => {
  if (word.length < 4 || /\d/.test(word) || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/**
 * The words of a text as the index holds them, in order, meaningless ones left out.
 * @example wordsOf('Gloves, Extra Large 10 cc') // ['glove', 'xlarge', '10ml']
 */
export const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+(?:\.\d+[\p{L}\p{N}]*)*/gu) ?? [])
    .map((word) => sizeNames[word] ?? singular(word))
    .filter((word) => !stopWords.has(word) && word.length <= 40)

/** An item or part number without case and punctuation, so that 'ab-12/3' finds 'AB 123'. */
export const codeOf = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** A GTIN as a code. Marked, so that the first figures of a part number do not find every GTIN that begins so. */
export const gtinCode = (digits: string): string => (digits === '' ? '' : `#${digits}`)
