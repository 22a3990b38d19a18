export {
  type IllustrationFamily,
  type IllustrationSize,
  type IllustrationSpec,
  type IllustrationVariant,
  illustration,
  illustrationFamilies,
  illustrationFileName,
  illustrationTones,
  imageComingSoon,
} from './illustration.js'
export { favicon, logo } from './logo.js'
export type { PackageLabel } from './package-label.js'
export type { Tone } from './palette.js'
