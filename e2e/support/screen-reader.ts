import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const script = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'))
const address = '/screen-reader.js'

/** A person with a screen reader, who hears a page and moves through it. */
export interface ScreenReader {
  /** Everything announced since the last call. */
  heard(): Promise<readonly string[]>
  /** Reads on until it reaches a phrase that matches. */
  readTo(phrase: RegExp): Promise<void>
  /** Presses the item that was read last. */
  press(): Promise<void>
}

/**
 * Starts a screen reader at the top of the page. The page needs a context that bypasses its content security policy,
 * because the reader is not a script of the store.
 */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(script, 'utf8') }),
  )
  await page.evaluate(`import('${address}').then(({ virtual }) => {
    window.reader = virtual
    return virtual.start({ container: document.body })
  })`)
  let announced = 0
  const log = () => page.evaluate<string[]>('reader.spokenPhraseLog()')
  return {
    heard: async () => {
      const phrases = await log()
      const fresh = phrases.slice(announced)
      announced = phrases.length
      return fresh
    },
    readTo: async (phrase) => {
      const found = await page.evaluate<boolean>(`(async () => {
        for (let read = 0; read < 1500; read += 1) {
          if (${phrase}.test(await reader.lastSpokenPhrase())) return true
          await reader.next()
        }
        return false
      })()`)
      if (!found) throw new Error(`${phrase} was not read out. Heard: ${(await log()).slice(-80).join(' | ')}`)
    },
    press: () => page.evaluate('reader.act()'),
  }
}
