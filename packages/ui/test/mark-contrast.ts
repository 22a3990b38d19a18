import { emulateMedia } from './emulate-media.js'

/** The ways to look at a page. */
export const looks = ['light', 'dark', 'forced colors'] as const

/** Shows the page in one of the {@link looks} while something is measured. */
export async function inLook<Value>(look: (typeof looks)[number], measure: () => Value): Promise<Value> {
  await emulateMedia({ 'forced-colors': look === 'forced colors' ? 'active' : 'none' })
  document.documentElement.dataset.theme = look === 'dark' ? 'dark' : 'light'
  try {
    return measure()
  } finally {
    delete document.documentElement.dataset.theme
    await emulateMedia()
  }
}

/**
 * The contrast of the line around a chosen element (WCAG 1.4.11) with its own background and with its surroundings,
 * whichever is less, from the computed styles. 1 when there is no line.
 */
export function markContrast(chosen: Element): number {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(chosen)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 1
  const grounds = [groundOf(chosen), groundOf(chosen.parentElement)]
  return Math.min(...grounds.map((ground) => contrast(outlineColor, ground)))
}

/** The nearest background that is not transparent. */
function groundOf(element: Element | null): string {
  if (!element) return 'rgb(255, 255, 255)'
  const { backgroundColor } = getComputedStyle(element)
  return /, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
}

function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((text) => {
    const part = Number(text) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
