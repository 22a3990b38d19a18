import type { IncomingMessage, ServerResponse } from 'node:http'
import { demo, demoSignIns } from '@gauze/demo'
import { search } from '@gauze/search'
import type { RunningServer, PageHandler as ServerPages } from '@gauze/server'
import { closeOnSignals, StartError, startServer } from '@gauze/server'
import type { Settings } from '../app/config/settings.server.js'
import { createFlagSource } from '../app/data/flags.server.js'
import { connectOrigins } from './connect-origins.js'
import { createOwnPaths } from './own-paths.js'
import type { PageHandler } from './page-handler.js'

/** The parts that serve the pages of a store. */
export interface ServeOptions {
  readonly settings: Settings
  /** Creates the pages, which request their data by `ownFetch` from this process. */
  readonly pages: (ownFetch: typeof fetch) => PageHandler
  /** Answers files; false where there is no such file. */
  readonly files: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>
  /** Changes the headers that the server has set for a page. */
  readonly prepare?: (response: ServerResponse) => void
}

/**
 * Runs the store until it is stopped; a failed start says in one line what to do.
 * @returns whether it serves
 */
export async function serve({ settings, pages, files, prepare }: ServeOptions): Promise<boolean> {
  const running = Promise.withResolvers<RunningServer>()
  const page = pages(async (...request) => (await running.promise).ownFetch(...request))
  const flags = createFlagSource(settings.flags, 'store')
  const own = createOwnPaths({ flags })
  const origins = connectOrigins(settings)
  const answer: ServerPages = async (request, response, { nonce, address, isDeveloper, reportError }) => {
    prepare?.(response)
    allowOrigins(response, origins)
    if (await own(request, response, { address, isDeveloper, nonce })) return
    if (await files(request, response)) return
    await page(request, response, {
      nonce: response.hasHeader('content-security-policy') ? nonce : undefined,
      requestId: String(response.getHeader('x-request-id') ?? ''),
      clientAddress: address,
      flags,
      reportError,
    })
  }
  try {
    const starting = startServer({ search, demo, pages: answer, log: (line) => console.log(line) })
    closeOnSignals(starting)
    const server = await starting
    running.resolve(server)
    console.log(`ready ${server.url}`)
    if (server.isDemonstration) console.log(demoSignIns())
    return true
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
    return false
  }
}

/** Lets pages call services of other origins, if the settings name one. */
function allowOrigins(response: ServerResponse, origins: readonly string[]): void {
  const policy = response.getHeader('content-security-policy')
  if (origins.length === 0 || typeof policy !== 'string') return
  response.setHeader(
    'content-security-policy',
    policy.replace("connect-src 'self'", `connect-src 'self' ${origins.join(' ')}`),
  )
}
