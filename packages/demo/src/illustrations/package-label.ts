import { type Palette, palettes, type Tone } from './palette.js'
import { area, disc, rect } from './shapes.js'

/** The print on a product's package, in short texts. */
export interface PackageLabel {
  /** Two or three capital letters: the maker's mark. Decides the color of the package, too. */
  readonly mark: string
  /** The size, gauge, volume or strength: 'M', '25 G × 1 in'. */
  readonly size: string
  /** Other facts that tell the item from its neighbors. */
  readonly facts: string
  /** '100 ct'; empty for single pieces. */
  readonly count: string
}

const packageTones: readonly Tone[] = [
  'teal',
  'blue',
  'violet',
  'orange',
  'green',
  'rose',
  'slate',
  'amber',
  'sky',
  'red',
  'charcoal',
  'yellow',
]

function numberOf(mark: string): number {
  return [...mark].reduce((sum, letter) => sum * 27 + letter.charCodeAt(0) - 64, 0)
}

/** The color of a maker's packages. The factor spreads the marks, so that few makers of one shelf share a color. */
export function packagePalette(mark: string): Palette {
  return palettes[packageTones[Math.floor((numberOf(mark) * 95) / 29) % packageTones.length] ?? 'teal']
}

const escapes: readonly (readonly [character: string, code: string])[] = [
  ['/', '_s'],
  ['.', '_d'],
  ['×', '_x'],
  ['%', '_p'],
  ['-', '_h'],
  ['·', '_m'],
  ['&', '_a'],
  [',', '_c'],
  ['µ', '_u'],
  ['…', '_e'],
  [' ', '-'],
]

/** A text in the characters that a file name may have; other characters are left out. */
function encoded(text: string): string {
  return [...text]
    .map((character) => escapes.find(([plain]) => plain === character)?.[1] ?? character.replace(/[^A-Za-z0-9]/, ''))
    .join('')
}

function decoded(text: string): string {
  return text.replace(/_[a-z]|-/g, (code) => escapes.find(([, known]) => known === code)?.[0] ?? '')
}

/**
 * A label as part of a file name.
 *
 * @example labelName({ mark: 'HS', size: 'M', facts: 'Nitrile', count: '100 ct' }) // '.HS.M.Nitrile.100-ct'
 */
export function labelName({ mark, size, facts, count }: PackageLabel): string {
  return `.${mark}.${[size, facts, count].map((text) => encoded(text) || '0').join('.')}`
}

/**
 * Reads the parts that {@link labelName} wrote.
 *
 * @param parts of the name between the picture and its ending
 * @returns the label; null when the parts are no label
 * @example labelFrom(['HS', 'M', 'Nitrile', '100-ct'])
 */
export function labelFrom(parts: readonly string[]): PackageLabel | null {
  const [mark = '', ...texts] = parts
  if (!/^[A-Z]{2,3}$/.test(mark) || texts.length !== 3) return null
  const [size = '', facts = '', count = ''] = texts.map((text) => (text === '0' ? '' : decoded(text)))
  return { mark, size, facts, count }
}

/** The largest size, up to `most`, at which a text fits a width; letters of this font are about 0.65 em wide. */
function fitted(text: string, width: number, most: number): number {
  return Number(Math.min(most, width / Math.max(1, text.length * 0.65)).toFixed(1))
}

function print(text: string, x: number, y: number, size: number, fill: string, more = ''): string {
  const safe = text.replaceAll('&', '&amp;')
  return `<text x="${x}" y="${y}" font-family="Inter, system-ui, sans-serif" font-size="${size}" font-weight="640" fill="${fill}"${more}>${safe}</text>`
}

const middle = ' text-anchor="middle"'

function shapeOf(mark: string, x: number, y: number, fill: string): string {
  switch (numberOf(mark) % 5) {
    case 0:
      return disc(x, y, 9, fill)
    case 1:
      return rect(x - 8.5, y - 8.5, 17, 17, fill, 3)
    case 2:
      return area(`M${x} ${y - 10.5}l10.5 10.5l-10.5 10.5l-10.5-10.5z`, fill)
    case 3:
      return area(`M${x - 5} ${y - 9}h10l5 9l-5 9h-10l-5-9z`, fill)
    default:
      return area(`M${x - 9} ${y - 9}h18v9c0 6-4 8-9 10c-5-2-9-4-9-10z`, fill)
  }
}

/**
 * Draws the front of a package: the maker's mark, then the size with the count, then other facts.
 *
 * @param label the texts
 * @param x left edge
 * @param y upper edge; the front is 30 high
 * @param width of the front, at least 80
 */
export function packageFront(label: PackageLabel, x: number, y: number, width: number): string {
  const { mark, size, facts, count } = label
  const palette = packagePalette(mark)
  const left = x + 27
  const right = x + width - 4
  const counted = count === '' ? 0 : count.length * 4.4 + 4
  // A long size takes its whole line, and the count stands below.
  const isLong = size.length > 8
  const ground = area(`M${x + 24} ${y}h${width - 28}a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4h-${width - 28}z`, palette.pale)
  const block = area(`M${x + 4} ${y}h20v30h-20a4 4 0 0 1-4-4v-22a4 4 0 0 1 4-4z`, palette.deep)
  const sized = fitted(size, right - left - (isLong ? 0 : counted), 15)
  const factsSized = fitted(facts, right - left - (isLong ? counted : 0), 7.5)
  return (
    ground +
    block +
    shapeOf(mark, x + 12, y + 15, palette.pale) +
    print(mark, x + 12, y + 15 + (mark.length > 2 ? 2.2 : 2.8), mark.length > 2 ? 6.2 : 8, palette.ink, middle) +
    (size === '' ? '' : print(size, left, y + (facts === '' ? 20 : 15.5), sized, palette.ink)) +
    (count === '' ? '' : print(count, right, y + (isLong ? 25 : 14), 7, palette.ink, ' text-anchor="end"')) +
    (facts === '' ? '' : print(facts, left, y + 25, factsSized, palette.ink))
  )
}
