import { defineConfig } from 'vitest/config'

/** The configuration of tests that run within a browser: components, embedded elements, stories. */
export default defineConfig({
  test: {
    projects: ['packages/{ui,embed}/vitest.config.ts', 'packages/ui/vitest.storybook.config.ts'],
  },
})
