import { defineConfig } from 'vitest/config'

/** The tests that run within a browser, which all of them share: components, embedded elements, stories. */
export default defineConfig({
  test: {
    projects: ['packages/{ui,embed}/vitest.config.ts', 'packages/ui/vitest.storybook.config.ts'],
  },
})
