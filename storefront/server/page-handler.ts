import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequestListener } from '@react-router/node'
import { RouterContextProvider, type ServerBuild } from 'react-router-dom'
import { type RequestScope, requestScope } from '../app/config/request-scope.server.js'
import type { Settings } from '../app/config/settings.server.js'
import { createSite } from '../app/services/site.server.js'

/** What the server knows of one request. */
export type PageRequest = Pick<RequestScope, 'nonce' | 'requestId' | 'clientAddress' | 'flags' | 'reportError'>

/** Answers one request with a page. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse, page: PageRequest) => void

/** What a {@link PageHandler} is made of. */
export interface PageHandlerOptions {
  /** The built pages, or a function that gives the newest ones in development. */
  readonly build: ServerBuild | (() => Promise<ServerBuild>)
  readonly mode: 'production' | 'development'
  readonly settings: Settings
  /** Origin of the API as seen from this process; asked once it listens. */
  readonly apiOrigin: () => string
}

/** Makes the handler of every path that is not the API's, a file's or a service's. */
export function createPageHandler({ build, mode, settings, apiOrigin }: PageHandlerOptions): PageHandler {
  const site = createSite(settings, apiOrigin)
  const pages = new AsyncLocalStorage<PageRequest>()
  const listen = createRequestListener({
    build,
    mode,
    getLoadContext() {
      const context = new RouterContextProvider()
      const page = pages.getStore()
      if (page) context.set(requestScope, { ...page, settings, site, apiOrigin: apiOrigin() })
      return context
    },
  })
  return (request, response, page) => pages.run(page, listen, request, response)
}
