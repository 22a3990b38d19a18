import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromium } from '../../vitest.browser.ts'
import { patience, sourceConditions } from '../../vitest.shared.ts'

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
      browser: { ...chromium, viewport: { width: 1280, height: 900 } },
    },
  }),
)
