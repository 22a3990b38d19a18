import type { ViteUserConfig } from 'vitest/config'

/** Makes workspace packages resolve to their sources, so that a test needs no build. */
export const sourceConditions: ViteUserConfig = {
  resolve: { conditions: ['@gauze/source', 'module', 'browser', 'development'] },
  ssr: { resolve: { conditions: ['@gauze/source', 'module', 'node', 'development'] } },
}

/** How long a test waits for what it expects: long enough for a busy machine; a real failure still fails. */
export const patience = { testTimeout: 30_000, expect: { poll: { timeout: 15_000 } } }
