import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../db/embedded.js'
import { createEmptyTemplate, dropTestDatabases } from './test-databases.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests create their databases. */
    databaseServer: string
    /** The prefix of this run's databases. */
    databasePrefix: string
  }
}

/** The databases of this run, which the projects of one process share. */
const shared = 'GAUZE_TEST_DATABASES'

/**
 * One PostgreSQL for the whole run: the server that TEST_DATABASE_URL or DATABASE_URL names, or an embedded server. A
 * database with the current schema is the template of every test's own.
 */
export default async function setup(project: TestProject) {
  const [sharedPrefix, sharedServer] = process.env[shared]?.split(' ') ?? []
  if (sharedPrefix !== undefined && sharedServer !== undefined) {
    project.provide('databaseServer', sharedServer)
    project.provide('databasePrefix', sharedPrefix)
    return
  }
  const hosted = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  const dataDir = join(tmpdir(), `gauze-test-${process.pid}`)
  const embedded = hosted ? null : await startEmbeddedDatabase({ dataDir, durable: false })
  const server = embedded?.url ?? hosted ?? ''
  const prefix = `gauze_test_${process.pid}_${Date.now().toString(36)}`
  await createEmptyTemplate(server, prefix)
  project.provide('databaseServer', server)
  project.provide('databasePrefix', prefix)
  process.env[shared] = `${prefix} ${server}`
  return async () => {
    if (embedded === null) return dropTestDatabases(server, prefix)
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
