import { defineConfig } from 'vitest/config'
import { patience } from '../vitest.shared.js'

export default defineConfig({
  test: {
    ...patience,
    name: 'examples',
    root: import.meta.dirname,
    include: ['examples/*.e2e.ts'],
    globalSetup: ['examples/find-browser.ts'],
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
})
