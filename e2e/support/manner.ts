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
      /[A-Z0-9][-/][A-Z0-9]|x-(?:small|large)/.test(word) && !word.includes('@') ? /\S+/g : /[^-–—/@.\u200b]+/g
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

/** The page's own record of the elements that Tab has reached. */
interface TabWalk {
  readonly faults: readonly string[]
  /** Whether the focus has left the page, or goes round in it. */
  readonly isOver: boolean
}

declare global {
  interface Window {
    /** The fault of an element that has the focus; null for none. */
    faultOf: (element: Element) => string | null
    tabWalk: TabWalk
    endTabWalk: () => void
  }
}

/** Gives the page `faultOf`. */
function installJudge(page: Page) {
  return page.evaluate(() => {
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
    const isDrawn = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const clip = (one: DOMRect, other: DOMRect) => {
      const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
      const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    /** The parts of an element that the window and the scrollers around the element leave in view. */
    const partsInView = (element: Element) => {
      let frame = new DOMRect(0, 0, innerWidth, innerHeight)
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (getComputedStyle(above).overflow !== 'visible') frame = clip(frame, above.getBoundingClientRect())
      return [...element.getClientRects()]
        .map((rect) => clip(rect, frame))
        .filter(({ width, height }) => width > 2 && height > 2)
    }
    /** Whether a bar that keeps its place covers the middle of an element, or anything covers all of the element. */
    const isCovered = (element: Element, parts: readonly DOMRect[]) => {
      const isBar = (one: Element | null): boolean =>
        one !== null &&
        !one.contains(element) &&
        (['fixed', 'sticky'].includes(getComputedStyle(one).position) || isBar(one.parentElement))
      const hits = parts.flatMap(({ left, top, width, height }) =>
        [1 / 2, 1 / 4, 3 / 4].map((share) => document.elementFromPoint(left + width / 2, top + height * share)),
      )
      return isBar(hits[0] ?? null) || !hits.some((hit) => element.contains(hit))
    }
    window.faultOf = (element) => {
      // A label may draw the field that it names.
      const drawing =
        !isDrawn(element) && element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element
      if (!isDrawn(drawing)) return 'is not seen'
      const parts = partsInView(drawing)
      if (parts.length === 0) return 'is out of view'
      if (isCovered(drawing, parts)) return 'is covered'
      return nameOf(element).trim() ? null : 'has no name'
    }
  })
}

/** Lets the page record, from its top, the elements that Tab reaches. */
function startTabWalk(page: Page) {
  return page.evaluate(() => {
    const walk = { faults: [] as string[], isOver: false }
    const reached = new Set<Element>()
    let last: Element | null = null
    const tell = (element: Element) => element.outerHTML.slice(0, 120)
    const focusable = () =>
      [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
      ].filter(
        (element) =>
          element.tabIndex >= 0 &&
          element.checkVisibility({ visibilityProperty: true }) &&
          // One radio button of a group has a stop.
          !element.matches(':disabled, [type="radio"]'),
      )
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
    const end = (fault: string | null) => {
      walk.isOver = true
      if (fault) walk.faults.push(fault)
    }
    const leave = (from: Element) => {
      const next = focusable().find((element) => isBefore(from, element))
      end(next ? `the focus is lost after ${tell(from)} and before ${tell(next)}` : null)
    }
    const judge = (element: Element) => {
      const [first] = last ? [] : focusable()
      if (first && isBefore(first, element)) walk.faults.push(`the focus does not begin at ${tell(first)}`)
      reached.add(element)
      last = element
      const fault = window.faultOf(element)
      if (fault) walk.faults.push(`${fault}: ${tell(element)}`)
    }
    const look = () => {
      const element = document.activeElement
      if (!element || element === document.body) {
        if (last) leave(last)
      } else if (!reached.has(element)) judge(element)
      // A date has a stop for each of its parts.
      else if (element !== last || !element.matches('[type="date"]')) end(`the focus comes again to ${tell(element)}`)
    }
    // At a press, the focus of the press before has moved, and the page has scrolled to it.
    const hear = (event: KeyboardEvent) => {
      if (!walk.isOver) look()
      if (walk.isOver) event.preventDefault()
    }
    addEventListener('keydown', hear, { capture: true })
    window.endTabWalk = () => removeEventListener('keydown', hear, { capture: true })
    window.tabWalk = walk
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    scrollTo(0, 0)
  })
}

/**
 * Presses Tab many times, without a wait for the answer to each, which would take longer than the press. A listener of
 * the page may prevent the last ones.
 */
export async function pressTabs(page: Page, count: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const press = () =>
    devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 })
  await Promise.all(Array.from({ length: count }, press))
  await devtools.detach()
}

/** More presses than any page needs. */
const mostPresses = 600

/** Presses Tab from the top of the page to its end, and returns the faults of the elements that get the focus. */
async function strayFocus(page: Page) {
  await installJudge(page)
  await startTabWalk(page)
  let walk: TabWalk
  let pressed = 0
  do {
    await pressTabs(page, 25)
    pressed += 25
    walk = await page.evaluate(() => window.tabWalk)
  } while (!walk.isOver && pressed < mostPresses)
  await page.evaluate(() => window.endTabWalk())
  return walk.isOver ? walk.faults : [...walk.faults, `${pressed} presses of Tab do not lead to the end`]
}

/** The fault of the element that has the focus: nothing has it, or it is out of view, covered or without a name. */
export async function faultOfFocus(page: Page): Promise<string | null> {
  await installJudge(page)
  return page.evaluate(() => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) return 'nothing has the focus'
    const fault = window.faultOf(activeElement)
    return fault && `${fault}: ${activeElement.outerHTML.slice(0, 120)}`
  })
}

function where(page: Page, path: string) {
  return `${path} at ${page.viewportSize()?.width} px`
}

/** Expects that the page in view breaks no value inside a word. */
export async function expectWholeValues(page: Page, path: string): Promise<void> {
  expect(await brokenValues(page), `${where(page, path)} breaks values`).toEqual([])
}

/**
 * Expects that Tab leads through the page in view to its end, along elements that are in view, covered by nothing
 * (WCAG 2.4.11), and named.
 */
export async function expectTabs(page: Page, path: string): Promise<void> {
  expect(await strayFocus(page), `${where(page, path)} loses the focus`).toEqual([])
}
