import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { faultOfFocus, pressTabs } from './manner.js'

/** A person who has only a keyboard, and hears the announcements of the page. */
export interface KeyboardPerson {
  /** Presses Tab until a control has the focus, and then a key on it. */
  press(control: Locator, key?: string): Promise<void>
  /** Presses Tab until a field has the focus, and types into it in the place of its text. */
  type(field: Locator, text: string): Promise<void>
  /**
   * Expects an announcement since the last key on a control, and then the focus on an element that is named and in
   * view.
   */
  hears(words: RegExp): Promise<void>
}

/** More presses than the way once around any page needs. */
const mostPresses = 500

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator) {
  await control.waitFor()
  for (let pressed = 0; pressed < mostPresses; pressed += 20) {
    const isReached = await control.evaluate((element) => {
      const stop = (event: KeyboardEvent) => {
        if (document.activeElement !== element) return
        event.preventDefault()
        // A dialog would move the focus itself.
        event.stopImmediatePropagation()
      }
      if (document.activeElement === element) return true
      addEventListener('keydown', stop, { capture: true })
      window.stopListening = () => removeEventListener('keydown', stop, { capture: true })
      return false
    })
    if (isReached) return
    await pressTabs(page, 20)
    await page.evaluate(() => window.stopListening())
  }
  throw new Error(`${mostPresses} presses of Tab did not reach ${control}. Is it focusable?`)
}

declare global {
  interface Window {
    heard: string[]
    stopListening: () => void
  }
}

/**
 * Gives the next pages of a browser a listener for what a screen reader says by itself: changes within a live region
 * that was there before, alerts that come, and text, such as a heading, that the page gives the focus.
 */
export async function onlyKeys(page: Page): Promise<KeyboardPerson> {
  await page.addInitScript(() => {
    window.heard = []
    const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], [role="log"], output'
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
    new MutationObserver((records) => {
      const alerts = records
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element)
        .flatMap((node) => (node.matches('[role="alert"]') ? [node] : [...node.querySelectorAll('[role="alert"]')]))
      const regions = records.map(({ target }) => elementOf(target)?.closest(live)).filter((region) => region != null)
      for (const region of new Set([...regions, ...alerts])) {
        const said = region.textContent?.trim() ?? ''
        if (said !== '') window.heard.push(said)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement && target.tabIndex === -1) window.heard.push(target.textContent?.trim() ?? '')
    })
  })
  const act = async (control: Locator, deed: () => Promise<void>) => {
    await tabTo(page, control)
    await page.evaluate(() => {
      window.heard = []
    })
    await deed()
  }
  return {
    press: (control, key = 'Enter') => act(control, () => page.keyboard.press(key)),
    type: (field, text) =>
      act(field, async () => {
        await page.keyboard.press('ControlOrMeta+A')
        await page.keyboard.type(text)
      }),
    hears: async (words) => {
      await expect.poll(async () => (await page.evaluate(() => window.heard)).join('\n')).toMatch(words)
      await expect.poll(() => faultOfFocus(page)).toBeNull()
    },
  }
}
