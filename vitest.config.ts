import { defineConfig } from 'vitest/config'

/** The tests that need no browser. Components, stories and end-to-end tests have their own configurations. */
export default defineConfig({
  test: {
    projects: [
      'packages/{contract,rules,api-client,machines,server,search,demo,kit}/vitest.config.ts',
      'storefront/vitest.config.ts',
    ],
  },
})
