import type { ViteUserConfig } from 'vitest/config'

/** Makes workspace packages resolve to their sources, so that a test needs no build. */
export const sourceConditions: ViteUserConfig = {
  resolve: { conditions: ['@gauze/source', 'module', 'browser', 'development'] },
  ssr: { resolve: { conditions: ['@gauze/source', 'module', 'node', 'development'] } },
}
