import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router-dom'
import { RuntimeProvider } from './browser/runtime-provider.js'
import { createStoreRuntime } from './browser/store-runtime.js'
import { NonceProvider } from './config/nonce.js'
import { DrawnPartsProvider, partMark } from './config/repeated.js'
import { type RepeatedMarkup, type RepeatedParts, takeParts } from './data/drawn-page.server.js'
import type { FrameData } from './data/read-frame.server.js'
import { requestScope } from './data/request-scope.server.js'
import { spanish } from './language/spanish.js'
import { addCatalog, LanguageContext } from './language/words.js'
import sheet from './styles/index.css?inline'
import { PageStyleProvider } from './styles/page-style.js'

/** Longest that rendering one page may take, in milliseconds; loaders have their own limits. */
export const streamTimeout = 10_000

addCatalog('es', spanish)

/** The sheet is a part of every page, which React need not write. */
const sheetPart: RepeatedMarkup = { markup: sheet }
const SHEET_MARK = partMark('sheet')

/** On the server everybody is an anonymous visitor: no machine runs. */
function neverLoads() {
  return Promise.reject(new Error('Machines run in browsers only. Move this into an effect or event.'))
}

/** Renders the whole page before sending it, so that it is complete without JavaScript and a cache can store it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, language, reportError, frameParts, takePage } = loadContext.get(requestScope)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (status !== 200 || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  limitCaches(headers, loadContext)
  // The secret of a reset link (AUTH-07) is in links of its page, too.
  if (new URL(request.url).searchParams.has('hash')) headers.set('Cache-Control', 'no-store')
  const frame: FrameData | null | undefined = routerContext.staticHandlerContext.loaderData.root
  const parts: RepeatedParts = frame ? frameParts.partsOf(frame) : new Map()
  parts.set('sheet', sheetPart)
  return new Promise((resolve, reject) => {
    let answerStatus = status
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={nonce}>
        <PageStyleProvider value={SHEET_MARK}>
          <DrawnPartsProvider value={parts}>
            <LanguageContext value={language}>
              <RuntimeProvider runtime={createStoreRuntime(neverLoads)}>
                <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
              </RuntimeProvider>
            </LanguageContext>
          </DrawnPartsProvider>
        </PageStyleProvider>
      </NonceProvider>,
      {
        nonce,
        // Otherwise React sends content it considers large hidden at the end, for script to put in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(late)
          pipe(
            collect((drawn) => {
              const pieces = takeParts(scriptsLast(drawn), parts, answerStatus === 200)
              takePage({ pieces, nonce, frame })
              resolve(new Response(null, { headers, status: answerStatus }))
            }),
          )
        },
        onShellError(error) {
          clearTimeout(late)
          reject(error)
        },
        onError(error) {
          answerStatus = 500
          headers.set('Cache-Control', 'no-store')
          reportError(error)
        },
      },
    )
    const late = setTimeout(abort, streamTimeout + 1000)
    late.unref()
  })
}

/** A stream that hands over its whole text at the end. */
function collect(onText: (text: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk)
      done()
    },
    final: (done) => {
      onText(Buffer.concat(chunks).toString())
      done()
    },
  })
}

/** Lets a browser load fonts and pictures before the scripts, which a page can be read without. */
function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** The data of a page alone, for a browser that already has the store open. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  if (response.status !== 200) response.headers.set('Cache-Control', 'no-store')
  limitCaches(response.headers, context)
  return response
}

/**
 * Keeps a page for the visitors of its language, which a cookie names. A page with a missing part is only for this
 * visitor: the next one may get it complete.
 */
function limitCaches(headers: Headers, context: Readonly<RouterContextProvider>): void {
  headers.append('Vary', 'Cookie')
  if (context.get(requestScope).hasFailedPart()) headers.set('Cache-Control', 'no-store')
}

/** Unexpected errors of loaders are reported; a visitor who left, or a request that no page supports, is not one. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isRefusal) context.get(requestScope).reportError(error)
}
