import { fileURLToPath } from 'node:url'
import type { ViteUserConfig } from 'vitest/config'

/** Makes workspace packages resolve to their sources, so that a test needs no build. */
export const sourceConditions: ViteUserConfig = {
  resolve: { conditions: ['@gauze/source', 'module', 'browser', 'development'] },
  ssr: { resolve: { conditions: ['@gauze/source', 'module', 'node', 'development'] } },
}

/** How long a test waits for what it expects: long enough for a busy machine; a real failure still fails. */
export const patience = { testTimeout: 30_000, expect: { poll: { timeout: 15_000 } } }

/** For packages whose tests need a PostgreSQL: all of a run share one. */
export const onDatabase: ViteUserConfig = {
  ...sourceConditions,
  test: {
    ...patience,
    // Loading the server again for each file would take longer than many tests.
    isolate: false,
    globalSetup: [fileURLToPath(new URL('packages/server/src/testing/global-setup.ts', import.meta.url))],
    // The first test that needs demo data waits until it is ready.
    hookTimeout: 120_000,
  },
}
