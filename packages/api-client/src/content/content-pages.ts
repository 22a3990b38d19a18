import type { ContentPage } from '@gauze/contract'
import { contentPath } from '@gauze/rules'
import { createLastGood, type LastGood } from '../last-good/last-good.js'
import type { ContentClient } from './create-content-client.js'

const MAX_AGE = 15_000
const MAX_PAGES = 500
/** A page that was just published is found within this time. */
const PATHS_MAX_AGE = 1000

/**
 * Reads content pages by their paths and keeps the last good ones. Made-up addresses cost the service nothing: the list
 * of pages is requested at most once a second, and only listed pages are requested.
 *
 * @param client asked at each request, because it may be made late
 * @example const page = await createContentPages(() => client)('/about')
 */
export function createContentPages(
  client: () => Pick<ContentClient, 'page' | 'pagePaths'>,
): (path: string) => Promise<ContentPage | null> {
  const writtenPaths = createPathList(client)
  const kept = new Map<string, LastGood<ContentPage | null>>()
  const readPage = async (written: string, path: string) => {
    const page = await client().page(written)
    return page && { ...page, path }
  }
  return async (address) => {
    const path = contentPath(address)
    const written = kept.has(path) ? path : (await writtenPaths()).get(path)
    if (written === undefined) return null
    const reader = kept.get(path) ?? createLastGood(() => readPage(written, path), { maxAge: MAX_AGE })
    // The pages that were asked for last stay.
    kept.delete(path)
    kept.set(path, reader)
    const [oldest = path] = kept.keys()
    if (kept.size > MAX_PAGES) kept.delete(oldest)
    const page = await reader.get()
    if (!page) kept.delete(path)
    return page
  }
}

/** The paths of all content pages as written, by their canonical form. A failure is kept as long as an answer. */
function createPathList(client: () => Pick<ContentClient, 'pagePaths'>): () => Promise<ReadonlyMap<string, string>> {
  let at = Number.NEGATIVE_INFINITY
  let paths: Promise<ReadonlyMap<string, string>>
  const read = async () => new Map((await client().pagePaths()).map((path) => [contentPath(path), path]))
  return () => {
    if (Date.now() - at >= PATHS_MAX_AGE) {
      at = Date.now()
      paths = read()
    }
    return paths
  }
}
