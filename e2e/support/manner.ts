import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Values that are broken inside a word: a word between hyphens, a number with its hyphens, or a part of an email address
 * that stands on two lines.
 */
function brokenValues(page: Page) {
  return page.evaluate(() => {
    const linesOf = (node: Text, from: number, to: number) => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
      return new Set(tops).size
    }
    // Hyphens and slashes keep a number together, and separate words.
    const partsOf = (word: string) =>
      /[A-Z0-9][-/][A-Z0-9]/.test(word) && !word.includes('@') ? /\S+/g : /[^-–—/@.\u200b]+/g
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      if (node.parentElement.closest('.gz-visually-hidden, script, style, noscript')) continue
      for (const word of node.data.matchAll(/\S+/g)) {
        for (const part of word[0].matchAll(partsOf(word[0]))) {
          const from = word.index + part.index
          // A longer one fits in no column of a phone.
          const isShort = part[0].length > 1 && part[0].length <= 24
          if (isShort && linesOf(node, from, from + part[0].length) > 1)
            found.push(`${word[0]} in ${node.parentElement.outerHTML.slice(0, 100)}`)
        }
      }
    }
    return [...new Set(found)]
  })
}

/** Elements that take the focus and are not seen, have no name, or lose the focus to the page. */
function strayFocus(page: Page) {
  return page.evaluate(() => {
    const focusable =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex^="-"])'
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ||
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join('') ||
      (element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join('') || element.title
        : element.textContent || element.querySelector('img[alt]:not([alt=""])')?.getAttribute('alt') || '')
    const found: string[] = []
    const before = document.activeElement
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.matches(':disabled') ||
        element.tabIndex < 0
      )
        continue
      element.focus()
      const describe = (why: string) => found.push(`${why}: ${element.outerHTML.slice(0, 120)}`)
      if (document.activeElement !== element) {
        // A dialog or a menu may keep the focus within itself.
        if (document.activeElement === document.body) describe('loses the focus')
        continue
      }
      const { width, height, left, right, top, bottom } = element.getBoundingClientRect()
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.getBoundingClientRect() : undefined
      const isSeen = (width > 2 && height > 2) || ((label?.width ?? 0) > 2 && (label?.height ?? 0) > 2)
      const clip = getComputedStyle(element)
      if (!isSeen || (clip.clipPath === 'inset(50%)' && !label)) describe('is not seen')
      else if (right < 1 || left > innerWidth - 1 || bottom < 1 || top > innerHeight - 1)
        describe('is out of the window')
      if (!nameOf(element).trim()) describe('has no name')
    }
    if (before instanceof HTMLElement) before.focus()
    return found
  })
}

/**
 * Expects that the page in view breaks no value inside a word, and that each element which takes the focus is seen and
 * has a name.
 */
export async function expectManner(page: Page, path: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await brokenValues(page), `${path} at ${width} px breaks values`).toEqual([])
  expect(await strayFocus(page), `${path} at ${width} px has stray focus`).toEqual([])
}
