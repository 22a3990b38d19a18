import {
  type IllustrationSize,
  type IllustrationVariant,
  illustration,
  illustrationFamilies,
  illustrationTones,
  imageComingSoon,
  type Tone,
} from './index.js'
import { labelFrom } from './package-label.js'

const sizes: readonly IllustrationSize[] = ['small', 'medium', 'large']
const variants: readonly IllustrationVariant[] = ['single', 'pair', 'carton', 'detail', 'tile']

function isTone(text: string): text is Tone {
  return illustrationTones.includes(text)
}

/**
 * Draws the picture that a name such as `glove-box-teal-medium-single.svg` or
 * `glove-box-teal-medium-single.HS.M.Nitrile.100-ct.svg` describes; null for any other name.
 */
export function drawPicture(fileName: string): string | null {
  if (fileName === 'image-coming-soon.svg') return imageComingSoon()
  const [drawing = '', ...printed] = fileName.replace(/\.svg$/, '').split('.')
  const label = printed.length === 0 ? null : labelFrom(printed)
  if (printed.length > 0 && label === null) return null
  const parts = drawing.split('-')
  const variant = variants.find((known) => known === parts.at(-1))
  const size = sizes.find((known) => known === parts.at(-2))
  const tone = parts.at(-3) ?? ''
  const family = parts.slice(0, -3).join('-')
  if (variant === undefined || size === undefined || !isTone(tone) || !illustrationFamilies.includes(family))
    return null
  return illustration({ family, tone, size, variant, label })
}
