import { createServer } from 'node:net'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromium } from '../../vitest.browser.ts'
import { patience, sourceConditions } from '../../vitest.shared.ts'

/** The page's port must be known before it is served, because the store allows only named origins. */
function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

export default defineConfig(async () => {
  const port = await freePort()
  return mergeConfig(
    sourceConditions,
    defineConfig({
      root: import.meta.dirname,
      // Where the global setup runs: the server also comes from its sources.
      environments: { __vitest__: { resolve: { conditions: ['@gauze/source', 'module', 'node', 'development'] } } },
      optimizeDeps: { include: ['axe-core', 'react-dom/client', 'xstate', '@gauze/ui > @xstate/react'] },
      test: {
        ...patience,
        name: 'embed',
        include: ['src/**/*.test.{ts,tsx}'],
        setupFiles: ['./test/setup.ts'],
        globalSetup: ['./test/build-script.ts', './test/serve-store.ts'],
        provide: { pageOrigin: `http://localhost:${port}` },
        api: { port, strictPort: true },
        // Tests sign in as the same people, whose carts they empty first.
        fileParallelism: false,
        browser: { ...chromium, viewport: { width: 1280, height: 900 } },
      },
    }),
  )
})
