import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { chromium } from '../../vitest.browser.ts'
import { patience } from '../../vitest.shared.ts'

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))
const pictures = fileURLToPath(new URL('./test/pictures', import.meta.url))

/** Every story as a test: it renders, its play function passes, axe finds nothing, and it looks as it was approved. */
export default defineConfig({
  plugins: [storybookTest({ configDir, disableAddonDocs: true })],
  test: {
    ...patience,
    name: 'storybook',
    // A frame for each file would take a quarter of the time; a story leaves nothing behind.
    isolate: false,
    testTimeout: 40_000,
    attachmentsDir: fileURLToPath(new URL('../../.gauze/pictures', import.meta.url)),
    // The test server writes the pictures; it listens only to this machine.
    api: { host: '127.0.0.1', allowWrite: true },
    setupFiles: [fileURLToPath(new URL('./test/story-pictures.ts', import.meta.url))],
    browser: {
      ...chromium,
      viewport: { width: 1280, height: 900 },
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ testFileName, ext }) =>
            `${pictures}/${basename(testFileName, '.stories.tsx')}${ext}`,
        },
      },
    },
  },
})
