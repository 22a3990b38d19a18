import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demo } from '@gauze/demo'
import { search } from '@gauze/search'
import { startServer } from '@gauze/server'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the page with the elements. */
    pageOrigin: string
    /** Base of the store's API: another origin. */
    storeUrl: string
  }
}

/** The real store with its demo data, which allows the origin of the tests' page. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'gauze-embed-'))
  const server = await startServer({
    search,
    demo,
    environment: {
      PORT: '0',
      GAUZE_DATA_DIR: join(folder, 'data'),
      GAUZE_CORS_ORIGINS: project.config.provide.pageOrigin,
      GAUZE_RATE_LIMIT: '0',
      GAUZE_SEED: 'always',
      GAUZE_LOG_LEVEL: 'error',
    },
  })
  project.provide('storeUrl', server.url)
  return async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
