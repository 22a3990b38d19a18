import type { ContentClient } from '@gauze/api-client/content'
import type { ContentPage } from '@gauze/contract'
import { LRUCache } from 'lru-cache'
import { contentPath } from './content-path.js'
import { createLastGood, type LastGood } from './last-good.server.js'

const MAX_AGE = 15_000
const MAX_PAGES = 500
/** A page that was just published is found within this time. */
const PATHS_MAX_AGE = 1000

/**
 * Reads content pages by their paths and keeps the last good ones. Made-up addresses cost the service nothing: the list
 * of pages is requested at most once a second, and only listed pages are requested.
 */
export function createContentPages(client: () => ContentClient): (path: string) => Promise<ContentPage | null> {
  const writtenPaths = createPathList(client)
  const kept = new LRUCache<string, LastGood<ContentPage | null>>({ max: MAX_PAGES })
  const readPage = async (written: string, path: string) => {
    const page = await client().page(written)
    return page && { ...page, path }
  }
  return async (address) => {
    const path = contentPath(address)
    const written = kept.has(path) ? path : (await writtenPaths()).get(path)
    if (written === undefined) return null
    const reader = kept.get(path) ?? createLastGood(() => readPage(written, path), { maxAge: MAX_AGE })
    kept.set(path, reader)
    const page = await reader.get()
    if (!page) kept.delete(path)
    return page
  }
}

/** The paths of all content pages as written, by their canonical form. A failure is kept as long as an answer. */
function createPathList(client: () => ContentClient): () => Promise<ReadonlyMap<string, string>> {
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
