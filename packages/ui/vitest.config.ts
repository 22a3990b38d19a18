import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { runnerImport } from 'vite'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromium } from '../../vitest.browser.ts'
import { patience, sourceConditions } from '../../vitest.shared.ts'

/** Renders pages in Node, as a server does. */
async function renderPages() {
  const pages = join(import.meta.dirname, 'test/server-pages.tsx')
  const { module } = await runnerImport<typeof import('./test/server-pages.js')>(pages, sourceConditions)
  return module.renderPages()
}

export default mergeConfig(
  sourceConditions,
  defineConfig({
    root: import.meta.dirname,
    plugins: [react()],
    optimizeDeps: {
      include: [
        '@storybook/react-vite',
        '@stripe/stripe-js/pure',
        'axe-core',
        'react-aria-components/I18nProvider',
        'react-aria-components/Modal',
        'react-aria-components/Toast',
        'react-dom/client',
        'react-dom/server',
        'react-stately/useToastState',
        'recharts',
        'storybook/test',
        'xstate',
      ],
    },
    test: {
      ...patience,
      name: 'ui',
      // A frame for each file would take a quarter of the time; a test leaves nothing behind.
      isolate: false,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['./test/setup.ts'],
      browser: { ...chromium, viewport: { width: 1280, height: 900 }, commands: { renderPages } },
    },
  }),
)
