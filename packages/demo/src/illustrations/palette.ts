/** Five steps of one hue, darkest first; a drawing uses two or three of them. */
export interface Palette {
  readonly ink: string
  readonly deep: string
  readonly base: string
  readonly soft: string
  readonly pale: string
}

/**
 * The hues an illustration can be drawn in. Each keeps its silhouette on both `art` grounds
 * of the look (#EDF3F3 light, #17262B dark).
 */
export const palettes = {
  teal: { ink: '#053D40', deep: '#0A686B', base: '#0E8386', soft: '#62C9C4', pale: '#C3E8E5' },
  blue: { ink: '#12305E', deep: '#2362A6', base: '#4287CC', soft: '#8FC0EC', pale: '#D3E6F8' },
  sky: { ink: '#175064', deep: '#3A8FAA', base: '#5FB5CC', soft: '#9FD8E6', pale: '#D8EFF5' },
  violet: { ink: '#34245F', deep: '#604CA4', base: '#8069C6', soft: '#B9A9E6', pale: '#E4DDF6' },
  rose: { ink: '#6B1F3E', deep: '#B34870', base: '#D8719A', soft: '#F0AEC6', pale: '#FBE1EA' },
  red: { ink: '#5E120E', deep: '#A8231C', base: '#C9443B', soft: '#EC958D', pale: '#F9DAD6' },
  orange: { ink: '#6A3107', deep: '#C2641B', base: '#E08537', soft: '#F4B884', pale: '#FCE5D0' },
  amber: { ink: '#5E3B0A', deep: '#B57A2A', base: '#D99B52', soft: '#F0C88B', pale: '#FAE8CB' },
  yellow: { ink: '#5F4A05', deep: '#C29A12', base: '#E0B92F', soft: '#F3D976', pale: '#FBF0C7' },
  green: { ink: '#123F26', deep: '#2B7A4B', base: '#4C9F6C', soft: '#97CFAB', pale: '#D8EFDF' },
  tan: { ink: '#6E4527', deep: '#BE8A63', base: '#D6A681', soft: '#E9C8AC', pale: '#F7E6D8' },
  sand: { ink: '#6E634D', deep: '#B3A78F', base: '#C9BFAC', soft: '#E6DECF', pale: '#F6F2EA' },
  slate: { ink: '#2B3F48', deep: '#4F6A75', base: '#74909B', soft: '#AEC2CA', pale: '#DDE7EB' },
  charcoal: { ink: '#22333B', deep: '#3F535D', base: '#5C727D', soft: '#8FA3AC', pale: '#CBD6DB' },
  white: { ink: '#5B737D', deep: '#9DB2BB', base: '#BFCFD6', soft: '#DCE6EA', pale: '#FFFFFF' },
} as const satisfies Record<string, Palette>

/** The name of a hue. */
export type Tone = keyof typeof palettes

/** Neutrals shared by every hue: paper, metal and glass read alike in the whole set. */
export const neutral = {
  paper: '#FFFFFF',
  paperShade: '#E1EAED',
  print: '#46606A',
  printSoft: '#BFCBCF',
  steelLight: '#E4ECEF',
  steel: '#B7C7CE',
  steelDark: '#8298A1',
  glass: '#D6EAF0',
  glassEdge: '#A9C9D3',
  shadow: '#10242B',
} as const
