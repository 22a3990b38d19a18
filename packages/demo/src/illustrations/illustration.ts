import { care } from './families/care.js'
import { diagnostics } from './families/diagnostics.js'
import { examRoom } from './families/exam-room.js'
import { furniture } from './families/furniture.js'
import { hands } from './families/hands.js'
import { hygiene } from './families/hygiene.js'
import { infusion } from './families/infusion.js'
import { laboratory } from './families/laboratory.js'
import { office } from './families/office.js'
import { pharmacy } from './families/pharmacy.js'
import { protection } from './families/protection.js'
import { respiratory } from './families/respiratory.js'
import { sharps } from './families/sharps.js'
import { surgical } from './families/surgical.js'
import { wound } from './families/wound.js'
import { labelName, type PackageLabel, packageFront, packagePalette } from './package-label.js'
import { neutral, type Palette, palettes, type Tone } from './palette.js'
import { area, cross, disc, ground, line, move, rect } from './shapes.js'

const families = {
  ...hands,
  ...sharps,
  ...wound,
  ...infusion,
  ...pharmacy,
  ...protection,
  ...diagnostics,
  ...surgical,
  ...respiratory,
  ...care,
  ...furniture,
  ...laboratory,
  ...hygiene,
  ...office,
  ...examRoom,
} as const satisfies Record<string, (palette: Palette, box?: Palette) => string>

/** The name of a drawing. */
export type IllustrationFamily = keyof typeof families

/** How much of the frame the object fills: a 1 mL syringe is drawn smaller than a 60 mL one. */
export type IllustrationSize = 'small' | 'medium' | 'large'

/**
 * `single` shows the object, `pair` two of them, `carton` its shipping case, `detail` a close-up, `tile` a category
 * tile.
 */
export type IllustrationVariant = 'single' | 'pair' | 'carton' | 'detail' | 'tile'

/** The description of one illustration. */
export interface IllustrationSpec {
  /** A family of {@link illustrationFamilies}. */
  readonly family: string
  readonly tone: Tone
  /** `large` by default. */
  readonly size?: IllustrationSize
  /** `single` by default. */
  readonly variant?: IllustrationVariant
  /** The print on the package; without one, the picture shows the object alone. */
  readonly label?: PackageLabel | null
}

/** Every drawing there is, in a stable order. */
export const illustrationFamilies: readonly string[] = Object.keys(families)

/** Every hue a drawing can take, in a stable order. */
export const illustrationTones: readonly string[] = Object.keys(palettes)

const scales: Record<IllustrationSize, number> = { small: 0.74, medium: 0.87, large: 1 }

function isFamily(name: string): name is IllustrationFamily {
  return Object.hasOwn(families, name)
}

function frame(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 110">${content}</svg>\n`
}

/** Scales about the middle of the ground line, so that a smaller object still stands on it. */
function standing(factor: number, content: string): string {
  return factor === 1
    ? content
    : move(`translate(${(60 * (1 - factor)).toFixed(2)} ${(92 * (1 - factor)).toFixed(2)}) scale(${factor})`, content)
}

function carton(palette: Palette, content: string): string {
  return (
    ground(50) +
    area('M10 34l16-14h84l-16 14z', '#E2C9A4') +
    area('M94 34l16-14v64l-16 16z', '#B98F5E') +
    rect(10, 34, 84, 66, '#D0AB7B') +
    area('M44 34l16-14h12L56 34v16H44z', palette.soft) +
    area('M44 34h12v16H44z', palette.base) +
    rect(22, 54, 60, 40, neutral.paper, 3) +
    move('translate(34 56) scale(.3)', content) +
    line('M73 60v12M76 60v12M78.5 60v12', neutral.print, 1.4)
  )
}

function tile(palette: Palette, content: string): string {
  return (
    `<circle cx="60" cy="55" r="53" fill="${palette.soft}" opacity="0.22"/>` +
    move('translate(15.6 14.5) scale(.74)', content)
  )
}

/** A loupe: the basic shape as a presentation attribute clips without an id. */
function detail(palette: Palette, content: string): string {
  return (
    `<circle cx="60" cy="55" r="51" fill="${palette.soft}" opacity="0.22"/>` +
    `<g clip-path="circle(51px at 60px 55px) view-box">${move('translate(-48 -36) scale(1.8)', content)}</g>` +
    `<circle cx="60" cy="55" r="51" fill="none" stroke="${palette.base}" stroke-width="3"/>`
  )
}

/** The object on its package, or the box of gloves with its own front. */
function packed(family: string, label: PackageLabel, variant: IllustrationVariant, content: string): string {
  return family === 'glove-box' && variant === 'single'
    ? content + packageFront(label, 18, 65, 84)
    : move('translate(15 -1) scale(.75)', content) + ground(52) + packageFront(label, 8, 72, 104)
}

function labeledCarton(palette: Palette, label: PackageLabel): string {
  return carton(palette, '') + move('translate(13.5 60) scale(.74)', packageFront(label, 0, 0, 104))
}

function compose(variant: IllustrationVariant, palette: Palette, content: string): string {
  switch (variant) {
    case 'single':
      return content
    case 'pair':
      return move('translate(0 2) scale(.66)', content) + move('translate(36 29) scale(.72)', content)
    case 'carton':
      return carton(palette, content)
    case 'detail':
      return detail(palette, content)
    case 'tile':
      return tile(palette, content)
  }
}

/**
 * Draws a product picture: flat, two or three tones of one hue, on a transparent ground. The markup has no ids, scripts
 * or outside references, so any number may be inlined on one page.
 * @param spec the family, its hue and, optionally, its size and variant
 * @returns a standalone SVG (viewBox 0 0 120 110)
 * @throws Error when the family is unknown
 * @example
 * illustration({ family: 'glove-box', tone: 'blue', variant: 'pair' })
 */
export function illustration({
  family,
  tone,
  size = 'large',
  variant = 'single',
  label = null,
}: IllustrationSpec): string {
  if (!isFamily(family)) {
    throw new Error(
      `Illustration family '${family}' does not exist, so nothing can be drawn. Use one of illustrationFamilies: ${illustrationFamilies.join(', ')}.`,
    )
  }
  const palette = palettes[tone]
  const box = label === null ? palette : packagePalette(label.mark)
  const content = standing(scales[size], families[family](palette, box))
  if (label === null || variant === 'detail' || variant === 'tile') return frame(compose(variant, palette, content))
  if (variant === 'carton') return frame(labeledCarton(box, label))
  return frame(packed(family, label, variant, compose(variant, palette, content)))
}

/**
 * The name under which a picture is stored: the same spec always has the same file.
 *
 * @param spec the picture
 * @returns a file name in lower case, ending in `.svg`
 * @example illustrationFileName({ family: 'vial', tone: 'amber' }) // 'vial-amber-large-single.svg'
 */
export function illustrationFileName({
  family,
  tone,
  size = 'large',
  variant = 'single',
  label = null,
}: IllustrationSpec): string {
  return `${family}-${tone}-${size}-${variant}${label === null ? '' : labelName(label)}.svg`
}

/**
 * The picture of a product that has none: an empty frame that says 'image coming soon'.
 *
 * @returns a standalone SVG (viewBox 0 0 120 110)
 * @example await writeFile('image-coming-soon.svg', imageComingSoon())
 */
export function imageComingSoon(): string {
  const palette = palettes.slate
  return frame(
    `<rect x="24" y="14" width="72" height="60" rx="8" fill="none" stroke="${palette.soft}" stroke-width="3" stroke-dasharray="6 5"/>` +
      disc(44, 32, 6, palette.soft) +
      area('M30 66l18-20l12 12l14-18l16 26z', palette.soft) +
      cross(76, 30, 12, palette.base) +
      `<text x="60" y="93" text-anchor="middle" font-family="Inter, system-ui, sans-serif" font-size="9.5" font-weight="560" fill="${palette.base}">Image coming soon</text>`,
  )
}
