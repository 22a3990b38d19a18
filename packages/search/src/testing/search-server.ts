import { startTestServer, type TestServer, type TestServerOptions } from '../../../server/src/testing/test-server.js'
import { createSearchEngine, type SearchEngine } from '../engine/index.js'

/** A server for tests, and the engine on its database. */
export interface SearchServer extends TestServer {
  readonly engine: SearchEngine
}

/**
 * Starts a server whose search is tested below its calls and its protocol, too.
 * @example
 * const server = await startSearchServer({ seeded: true })
 * const { ids } = await server.engine.search({ query: 'gloves' })
 */
export async function startSearchServer(options: TestServerOptions = {}): Promise<SearchServer> {
  const server = await startTestServer(options)
  return { ...server, engine: createSearchEngine(server.services.db) }
}
