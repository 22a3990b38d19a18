import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { chromium } from '../../vitest.browser.ts'

const configDir = fileURLToPath(new URL('../../.storybook', import.meta.url))

/** Every story as a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  plugins: [storybookTest({ configDir, disableAddonDocs: true })],
  test: { name: 'storybook', browser: chromium },
})
