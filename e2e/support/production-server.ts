import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureBrowser } from '../../scripts/lib/browser.mjs'
import { docsFolder } from '../../scripts/lib/build.mjs'
import { startStore } from './store-process.js'

declare module 'vitest' {
  interface ProvidedContext {
    storeUrl: string
    browserPath: string
  }
}

/** Starts the built store once for all end-to-end tests: on its own embedded database, or on E2E_DATABASE_URL. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'gauze-e2e-'))
  const hosted = process.env.E2E_DATABASE_URL
  const store = await startStore({
    dataDir,
    env: {
      ...(existsSync(docsFolder) ? { GAUZE_DOCS: docsFolder } : {}),
      ...(hosted ? { DATABASE_URL: hosted, GAUZE_SEED: 'always' } : {}),
    },
  })
  project.provide('storeUrl', store.url)
  project.provide('browserPath', ensureBrowser(process.env))
  return async () => {
    await store.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
