import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

const approved = join(import.meta.dirname, 'pictures')
const differing = join(import.meta.dirname, '../../.gauze/e2e')
/** The largest difference of a color, of 255, that is not one, and the share of pixels that may differ. */
const tolerance = { color: 24, share: 0.002 }

/** Counts the pixels that differ, in a browser, which has the decoder; null for pictures of different sizes. */
function countDifferences({ one, other, color }: { one: string; other: string; color: number }) {
  const pixelsOf = async (url: string) => {
    const image = await createImageBitmap(await (await fetch(url)).blob())
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!context) throw new Error('This browser has no canvas.')
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.width, image.height)
  }
  return Promise.all([pixelsOf(one), pixelsOf(other)]).then(([left, right]) => {
    if (left.width !== right.width || left.height !== right.height) return null
    const differs = (at: number) =>
      [0, 1, 2].some((channel) => Math.abs((left.data[at + channel] ?? 0) - (right.data[at + channel] ?? 0)) > color)
    let count = 0
    for (let at = 0; at < left.data.length; at += 4) if (differs(at)) count += 1
    return { count, of: left.data.length / 4 }
  })
}

function dataUrl(picture: Buffer) {
  return `data:image/png;base64,${picture.toString('base64')}`
}

/**
 * Compares an element with its approved picture in `pictures`. Delete a picture to make it again; the first run
 * without it fails, so that somebody looks at the new one.
 */
export async function expectPicture(element: Locator, name: string): Promise<void> {
  const page = element.page()
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  const taken = await element.screenshot({
    animations: 'disabled',
    caret: 'hide',
    // Words in a product's picture are set in a font of the machine.
    mask: [element.locator('img')],
    maskColor: '#ddd',
  })
  const file = join(approved, `${name}.png`)
  if (!existsSync(file)) {
    mkdirSync(approved, { recursive: true })
    writeFileSync(file, taken)
    throw new Error(`There was no picture ${file}. It is there now: look at it, and run the test again.`)
  }
  // A page of its own: the element's page may forbid pictures from elsewhere.
  const canvas = await page.context().newPage()
  const difference = await canvas.evaluate(countDifferences, {
    one: dataUrl(readFileSync(file)),
    other: dataUrl(taken),
    color: tolerance.color,
  })
  await canvas.close()
  if (difference !== null && difference.count <= difference.of * tolerance.share) return
  mkdirSync(differing, { recursive: true })
  const now = join(differing, `${name}.png`)
  writeFileSync(now, taken)
  expect(difference, `${now} differs from ${file}`).toBe('no difference')
}
