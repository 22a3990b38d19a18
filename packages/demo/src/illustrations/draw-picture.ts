import {
  type IllustrationSize,
  type IllustrationVariant,
  illustration,
  illustrationFamilies,
  illustrationTones,
  imageComingSoon,
  type Tone,
} from './index.js'

const sizes: readonly IllustrationSize[] = ['small', 'medium', 'large']
const variants: readonly IllustrationVariant[] = ['single', 'pair', 'carton', 'detail', 'tile']

function isTone(text: string): text is Tone {
  return illustrationTones.includes(text)
}

/** Draws the picture that a name such as `glove-box-teal-medium-single.svg` describes; null for any other name. */
export function drawPicture(fileName: string): string | null {
  if (fileName === 'image-coming-soon.svg') return imageComingSoon()
  const parts = fileName.replace(/\.svg$/, '').split('-')
  const variant = variants.find((known) => known === parts.at(-1))
  const size = sizes.find((known) => known === parts.at(-2))
  const tone = parts.at(-3) ?? ''
  const family = parts.slice(0, -3).join('-')
  if (variant === undefined || size === undefined || !isTone(tone) || !illustrationFamilies.includes(family))
    return null
  return illustration({ family, tone, size, variant })
}
