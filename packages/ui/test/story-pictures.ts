import type { ComposedStoryFn } from 'storybook/internal/types'
import { configure } from 'storybook/test'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface TestContext {
    story: ComposedStoryFn
  }
}

/** Pictures are kept for one platform: text is rendered differently on another. */
const isComparable = navigator.platform.startsWith('Linux')

/**
 * A later Chromium may render edges a little differently; a part that moved or is missing differs by more than this.
 */
const comparison = { threshold: 0.15, allowedMismatchedPixels: 300 }

/** The caret blinks, and code is set in a font of the machine, which is not the same everywhere. */
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '* { caret-color: transparent !important } code, pre, kbd { font-family: inherit }',
  }),
)

const PATIENCE_MS = 12_000
/** Pixels: two stories of a desktop side by side, or six of a phone. */
const SHEET_WIDTH = 2480
/** Pixels around the content of a story. */
const MARGIN = 16

configure({ asyncUtilTimeout: PATIENCE_MS })

function decoded(image: HTMLImageElement) {
  return image.decode().catch(() => undefined)
}

/** The whole page as PNG in Base64, taken while nothing in it changed. */
async function shoot() {
  await document.fonts.ready
  await Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map(decoded))
  const { scrollHeight } = document.documentElement
  if (scrollHeight > innerHeight) await page.viewport(innerWidth, scrollHeight)
  const root = page.elementLocator(document.documentElement)
  let changes = 0
  const observer = new MutationObserver(() => {
    changes += 1
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  const end = performance.now() + PATIENCE_MS
  try {
    while (performance.now() < end) {
      const before = changes
      const shot = await root.screenshot({ save: false, animations: 'disabled', caret: 'initial' })
      if (changes === before) return shot
    }
  } finally {
    observer.disconnect()
  }
  throw new Error('The story does not stop changing, so there is no picture of it.')
}

/** The screenshot without the empty space at its right and below. */
async function crop(shot: string) {
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${shot}` })
  await image.decode()
  const { width, height } = image
  const drawing = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!drawing) throw new Error('Chromium cannot draw.')
  drawing.drawImage(image, 0, 0)
  const pixels = new Uint32Array(drawing.getImageData(0, 0, width, height).data.buffer)
  const ground = pixels.at(-1)
  const rows = Array.from({ length: height }, (_, row) => pixels.subarray(row * width, (row + 1) * width))
  const right = Math.max(...rows.map((row) => row.findLastIndex((pixel) => pixel !== ground)))
  const bottom = rows.findLastIndex((row) => row.some((pixel) => pixel !== ground))
  image.style.cssText = `display: block; outline: 1px solid silver; object-fit: none; object-position: 0 0;
    width: ${Math.min(right + MARGIN, width)}px; height: ${Math.min(bottom + MARGIN, height)}px;`
  return image
}

function figureOf(name: string, image: HTMLImageElement) {
  const figure = document.createElement('figure')
  figure.style.margin = '0'
  figure.append(name, image)
  return figure
}

/** The pictured stories of the running file. */
let figures: HTMLElement[] = []

/** A story on a phone or in dark colors looks unlike the other stories of its file; others say so by a tag. */
function hasOwnLook({ globals, tags }: ComposedStoryFn) {
  return globals.theme === 'dark' || globals.viewport?.value !== undefined || tags.includes('own-look')
}

/**
 * A picture has the first story of its file and each story with a look of its own. The tag `picture`, which every story
 * has by default, permits it.
 */
function isPictured(story: ComposedStoryFn) {
  return story.tags.includes('picture') && (figures.length === 0 || hasOwnLook(story))
}

/** Expects the sheet, in place of the page, to be as it was approved. */
async function compareSheet() {
  const sheet = document.createElement('div')
  sheet.style.cssText = `position: absolute; inset: 0 auto auto 0; width: ${SHEET_WIDTH}px; box-sizing: border-box;
    display: flex; flex-wrap: wrap; align-items: start; gap: ${MARGIN}px; padding: ${MARGIN}px;
    background: white; color: black; font: 14px/24px "Inter Variable";`
  sheet.append(...figures)
  document.body.hidden = true
  document.documentElement.append(sheet)
  await page.viewport(SHEET_WIDTH, sheet.offsetHeight)
  try {
    await expect(page.elementLocator(sheet)).toMatchScreenshot({
      comparatorName: 'pixelmatch',
      comparatorOptions: comparison,
      timeout: PATIENCE_MS,
    })
  } finally {
    sheet.remove()
    document.body.hidden = false
  }
}

/** After its test, a pictured story joins the sheet of its file. After the last, the sheet is compared with the approved one (LIB-02). */
afterEach(async ({ story, task }) => {
  if (!isComparable) return
  const { tasks } = task.file
  if (task === tasks[0]) figures = []
  if (isPictured(story) && task.result?.state !== 'fail') figures.push(figureOf(task.name, await crop(await shoot())))
  const isWhole = tasks.every((other) => other === task || other.result?.state === 'pass')
  if (task === tasks.at(-1) && task.result?.state !== 'fail' && isWhole && figures.length > 0) await compareSheet()
})
