import { playwright } from '@vitest/browser-playwright'
import type { BrowserConfigOptions } from 'vitest/node'
import { ensureBrowser } from './scripts/lib/browser.mjs'

/**
 * Chromium without its sandbox (containers), without background traffic, and with text rendered the same on every
 * machine. It prefers reduced motion, so that a dialog or message is whole in its first frame.
 */
export const chromium: BrowserConfigOptions = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: ensureBrowser(process.env),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
      ],
    },
    contextOptions: { reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' }],
}
