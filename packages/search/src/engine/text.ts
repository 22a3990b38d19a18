import { looseNumber } from '@gauze/rules'

/** Words without a meaning of their own in a product search. */
const stopWords = new Set([
  ...['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with', 'w', 'x'],
  ...['i', 'is', 'are', 'my', 'some', 'that', 'these', 'those', 'need', 'want', 'please', 'used', 'thing', 'stuff'],
  ...['size', 'type'],
  ...['al', 'con', 'de', 'del', 'el', 'en', 'la', 'las', 'los', 'para', 'por', 'un', 'una', 'y'],
  ...['talla', 'tamano', 'tipo'],
])

/** Units that are joined with the number before them into one word, with their other spellings. */
const unitNames: Readonly<Record<string, string>> = {
  cc: 'ml',
  cm: 'cm',
  fr: 'fr',
  french: 'fr',
  ft: 'ft',
  galon: 'gal',
  galone: 'gal',
  litro: 'l',
  onza: 'oz',
  pulgada: 'in',
  feet: 'ft',
  foot: 'ft',
  g: 'g',
  ga: 'g',
  gal: 'gal',
  gallon: 'gal',
  gauge: 'g',
  gm: 'g',
  gram: 'g',
  in: 'in',
  inch: 'in',
  inche: 'in',
  kg: 'kg',
  l: 'l',
  lb: 'lb',
  liter: 'l',
  litre: 'l',
  mcg: 'mcg',
  mg: 'mg',
  mil: 'mil',
  milliliter: 'ml',
  millilitre: 'ml',
  ml: 'ml',
  mm: 'mm',
  oz: 'oz',
  ounce: 'oz',
  percent: 'pct',
  ply: 'ply',
  pound: 'lb',
  qt: 'qt',
  quart: 'qt',
  ug: 'mcg',
  yard: 'yd',
  yd: 'yd',
  μg: 'mcg',
}

const unitPattern = new RegExp(`(\\d)\\s*-?\\s*(${Object.keys(unitNames).join('|')})s?\\b\\.?(?![a-z])`, 'g')
const lengthUnits = 'in|ft|cm|mm|yd'
const dimensionPattern = new RegExp(
  `(?<![a-z\\d.])(\\d+(?:\\.\\d+)?)(${lengthUnits})?(?:\\s*[x×]\\s*|\\s+by\\s+)(\\d+(?:\\.\\d+)?)(${lengthUnits})?s?(?![a-z\\d])`,
  'g',
)
const fractionPattern = /(?<![\d./])(?:(\d{1,2})([- ]+))?(\d{1,2})\/(2|3|4|8|16|32)(?![\d/])/g

const sizeNames: ReadonlyMap<string, string> = new Map([
  ['lg', 'large'],
  ['lrg', 'large'],
  ['med', 'medium'],
  ['sm', 'small'],
  ['xl', 'xlarge'],
  ['xlg', 'xlarge'],
  ['xs', 'xsmall'],
  ['xxl', 'xxlarge'],
  ['xxs', 'xxsmall'],
  ['2xl', 'xxlarge'],
  ['3xl', 'xxxlarge'],
  ['xxxl', 'xxxlarge'],
])

/** Sizes as printed on a box. In other texts such a letter is too ambiguous. */
const sizeLetters: ReadonlyMap<string, string> = new Map([
  ['s', 'small'],
  ['m', 'medium'],
  ['l', 'large'],
])

/** The size that a letter means where it can mean nothing else. */
export function sizeOfLetter(letter: string): string | undefined {
  return sizeLetters.get(letter.trim().toLowerCase())
}

/**
 * Next to that word a letter is a size.
 * @example
 * spellSizes('gloves size M') // 'gloves medium'
 */
export function spellSizes(text: string): string {
  return text.replace(
    /\bsizes?[\s:=]+([sml])(?![\p{L}\p{N}.'’-])/giu,
    (written, letter: string) => sizeOfLetter(letter) ?? written,
  )
}

function plainNumber(value: number): string {
  return String(Number(value.toFixed(3)))
}

/** '1-1/2' and '1 1/2' are 1.5; '25 5/8' is two numbers, because nothing here measures 25 and a fraction. */
function decimal(whole: string | undefined, gap: string | undefined, part: string, of: string): string {
  const fraction = Number(part) / Number(of)
  if (whole === undefined) return plainNumber(fraction)
  const joins = gap === '-' || Number(whole) <= 12
  return joins ? plainNumber(Number(whole) + fraction) : `${whole} ${plainNumber(fraction)}`
}

/** Small amounts in liters become milliliters, as bags and bottles are labeled. */
function milliliters(amount: string): string {
  return Number(amount) <= 10 ? `${plainNumber(Number(amount) * 1000)}ml` : `${amount}l`
}

function plainText(text: string): string {
  return text
    .replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
}

/** Numbers in one spelling, each joined with its unit; dimensions are still separate. */
function foldNumbers(text: string): string {
  return text
    .replace(/⁄/g, '/')
    .replace(/(\d)\s*(?:["”″]|[’'′]{2})/g, '$1 in ')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(fractionPattern, (whole: string, number?: string, gap?: string, part = '', of = '') =>
      Number(part) < Number(of) ? decimal(number, gap, part, of) : whole,
    )
    .replace(/(?<![\d.a-z])\.(?=\d)/g, '0.')
    .replace(/(?<![\d.])(\d+)\.(\d*?)0+(?![\d.])/g, (_, whole: string, part: string) =>
      part === '' ? whole : `${whole}.${part}`,
    )
    .replace(/(\d)\s*%/g, '$1pct')
    .replace(/(\d)\s*(?:count|ct|pk|pcs?|pieces)\b\.?/g, '$1 ')
    .replace(unitPattern, (_, digit: string, unit: string) => `${digit}${unitNames[unit] ?? unit} `)
    .replace(/(?<![\d.])(\d+(?:\.\d+)?)l\b/g, (_, amount: string) => milliliters(amount))
    .replace(/(?:#|\bno\.?|\bnumber)\s*(\d{1,3})(?![\d.])/g, ' no$1')
    .replace(/\b([a-z])-(?=\d)/g, '$1')
    .replace(/\bcovid-?(?=\d)/g, 'covid ')
}

function foldMeasures(text: string): string {
  const plain = plainText(text)
  // Most texts have no digit.
  return (/\d/.test(plain) ? foldNumbers(plain) : plain).replace(/[’'`]/g, '')
}

/** Begins a word that an item does not have: 'without needle' is 'withoutneedle'. No other word begins with it. */
const withoutPrefix = 'without'

/**
 * The word that a folded word denies.
 * @example deniedBy('withoutneedle') // 'needle'
 */
export function deniedBy(word: string): string | undefined {
  return word.startsWith(withoutPrefix) ? singular(word.slice(withoutPrefix.length)) || undefined : undefined
}

/** The ways in which a text denies a folded word. */
export function denialsOf(word: string): string[] {
  return [`${withoutPrefix}${word}`, `${withoutPrefix}${word}s`, `non${word}`, `${word}free`, `${word}less`]
}

/** Words that belong together: sizes by letter, 'non-sterile', 'latex-free', 'without needle'. */
function joinWords(text: string): string {
  return text
    .replace(/\b(?:extra|x)[\s-]*(large|small)\b/g, 'x$1')
    .replace(/\b(?:2x|xx)[\s-]*(large|small|l|s)\b/g, (_, size: string) => `xx${size[0] === 'l' ? 'large' : 'small'}`)
    .replace(/\b(?:3x|xxx)[\s-]*(?:large|l)\b/g, 'xxxlarge')
    .replace(/\b(?:without|w\/o|no|not|sin)[\s-]+(?=[a-z]{3})/g, withoutPrefix)
    .replace(/\bnon[\s-]+(?=[a-z]{3})/g, 'non')
    .replace(/\b([a-z]{3,})-free\b/g, '$1free')
    .replace(/\b(accelerator|alcohol|dye|fragrance|latex|lint|powder|preservative)\s+free\b/g, '$1free')
}

function joinMeasures(measured: string): string {
  return joinWords(
    measured.replace(dimensionPattern, (_, width: string, _unit, height: string) => `${width}x${height}`),
  )
}

/**
 * Folds text for comparison: lower case, no accents, sizes and measures in one spelling
 * ('5 in x 9 in' and '5"x9"' become '5x9', '10 cc' becomes '10ml', 'Extra-Large' becomes 'xlarge').
 */
export function foldText(text: string): string {
  return joinWords(
    foldMeasures(text).replace(dimensionPattern, (_, width: string, _unit, height: string) => `${width}x${height}`),
  )
}

/** Maps plural and singular to one form: gloves → glove, boxes → box, batteries → battery. */
function singular(word: string): string {
  if (word.length < 4 || /\d/.test(word) || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

const longestWord = 40
/** '3-0' is the size of a suture, one word. */
const wordPattern = /(?<![\d.\p{L}])\d{1,2}[-/]0(?![\d.\p{L}])|[\p{L}\p{N}]+(?:\.\d+[\p{L}\p{N}]*)*/gu

const pluralMeasure = /^(\d+(?:\.\d+)?x\d+(?:\.\d+)?)s$/

function wordsIn(folded: string): string[] {
  return (folded.match(wordPattern) ?? [])
    .map((word) => sizeNames.get(word) ?? singular(word).replace(/\/0$/, '-0').replace(pluralMeasure, '$1'))
    .filter((word) => !stopWords.has(word) && word.length <= longestWord)
}

/**
 * The words of a text as the index holds them, in order, without meaningless ones.
 * @example
 * wordsOf('Gloves, Extra Large 10 cc') // ['glove', 'xlarge', '10ml']
 */
export function wordsOf(text: string): string[] {
  return wordsIn(foldText(text))
}

const numberAlone = /^(?:no)?(\d+(?:\.\d+)?)[a-z]*$/

/**
 * The words by which a text is found: its own, each measure by its number alone, and each side of a dimension, so that
 * '2 in × 5 yd' matches '2x5', '2 inch' and '5 yd'.
 */
export function indexWordsOf(text: string): string[] {
  const measured = foldMeasures(text)
  const words = wordsIn(joinMeasures(measured))
  const sides = [...measured.matchAll(dimensionPattern)].flatMap(([, width = '', unit, height = '', last]) => [
    `${width}${unit ?? last ?? ''}`,
    `${height}${last ?? unit ?? ''}`,
  ])
  return [...words, ...sides].flatMap((word) => {
    const number = numberAlone.exec(word)?.[1]
    return number === undefined || number === word ? [word] : [word, number]
  })
}

/** Folded words as one text. */
export function keyOf(words: readonly string[]): string {
  return words.join(' ')
}

/** An item or part number without case and punctuation, so that 'ab-12/3' finds 'AB 123'. */
export function codeOf(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/**
 * A GTIN as a code. Marked, so that the first digits of a part number do not match every GTIN that begins with them.
 */
export function gtinCode(digits: string): string {
  return digits === '' ? '' : `#${digits}`
}

/**
 * A number in its loosest form, marked so that it is never taken for an exact number; empty for a text without any.
 * @example looseCode('GV-02609-m') // '~GV02609M'
 */
export function looseCode(number: string): string {
  const loose = looseNumber(number)
  return loose === '' ? '' : `~${loose}`
}

const leadingLetters = /^[A-Z]+(?=\d{3})/

/**
 * The loosest form of a number without the letters of a maker before it.
 * @example endOfCode('GV-02609-M') // '~2609M'
 */
export function endOfCode(number: string): string {
  return looseCode(looseNumber(number).replace(leadingLetters, ''))
}
