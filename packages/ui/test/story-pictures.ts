import { configure } from 'storybook/test'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string
  }
}

/** Pictures are kept for one platform: text is rendered differently on another. */
const isComparable = navigator.platform.startsWith('Linux')

/**
 * A later Chromium may render edges a little differently; a part that moved or is missing differs by more than this.
 */
const comparison = { threshold: 0.15, allowedMismatchedPixels: 300 }

/** Code is set in a font of the machine, which is not the same everywhere; a picture has only ours. */
document.head.append(
  Object.assign(document.createElement('style'), { textContent: 'code, pre, kbd { font-family: inherit }' }),
)

/** A taller picture would take longer, and show nothing below the window. */
const TALLEST = '100vh'
const PATIENCE_MS = 12_000

configure({ asyncUtilTimeout: PATIENCE_MS })

function pictureOf(image: HTMLImageElement) {
  return image.decode().catch(() => undefined)
}

/** After its test every story is compared with its last approved picture (LIB-02). */
afterEach(async ({ task }) => {
  const { storyId } = task.meta
  if (!isComparable || storyId === undefined || task.result?.state === 'fail') return
  await document.fonts.ready
  await Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map(pictureOf))
  const { style } = document.documentElement
  style.maxHeight = TALLEST
  style.overflow = 'hidden'
  await expect(page.elementLocator(document.documentElement)).toMatchScreenshot(storyId, {
    comparatorName: 'pixelmatch',
    comparatorOptions: comparison,
    timeout: PATIENCE_MS,
  })
  style.maxHeight = ''
  style.overflow = ''
})
