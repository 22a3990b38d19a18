import { createApiClient, memoryTokenStore } from '@gauze/api-client'
import { type ContentClient, createContentClient } from '@gauze/api-client/content'
import type { Category, ContentPage, WebsiteContent } from '@gauze/contract'
import type { Settings } from '../config/settings.server.js'
import { minimumContent } from './content-minimum.js'
import { createLastGood, type LastGood } from './last-good.server.js'
import { presentContent } from './present-content.js'

const MAX_AGE = 15_000
const MAX_PAGES = 500

/** What every page of the site is built around, the same for all visitors. */
export interface Site {
  readonly content: () => Promise<WebsiteContent>
  readonly categories: () => Promise<readonly Category[]>
  /** The content page at a path; null when there is none. Rejects when the service fails and never gave it. */
  readonly page: (path: string) => Promise<ContentPage | null>
}

/**
 * Reads content and categories for all requests of this process and keeps the last good ones (CMS-04).
 *
 * @param apiOrigin where the API of this process listens; asked at each reading, because the port may be given late
 */
export function createSite(settings: Settings, apiOrigin: () => string): Site {
  const { host, space, accessToken, environment } = settings.content
  let client: ContentClient | undefined
  const contentClient = () => {
    client ??= createContentClient({
      space,
      accessToken,
      environment,
      retries: 0,
      timeout: 2500,
      ...(host === null ? { host: new URL(apiOrigin()).host, basePath: '/cda', insecure: true } : { host }),
    })
    return client
  }
  const readContent = async () => (await contentClient().websiteContent()) ?? minimumContent
  const readCategories = () =>
    createApiClient({ baseUrl: apiOrigin(), tokenStore: memoryTokenStore(), timeout: 4000 }).getCategories()
  const content = createLastGood(readContent, { maxAge: MAX_AGE, minimum: minimumContent })
  const categories = createLastGood<readonly Category[]>(readCategories, { maxAge: MAX_AGE, minimum: [] })
  const pages = new Map<string, LastGood<ContentPage | null>>()
  return {
    content: async () => presentContent(await content.get(), Date.now()),
    categories: categories.get,
    async page(path) {
      const reader = pages.get(path) ?? createLastGood(() => contentClient().page(path), { maxAge: MAX_AGE })
      const page = await reader.get()
      pages.delete(path)
      // Only pages that exist are kept, or addresses that somebody makes up would push them out.
      if (page) pages.set(path, reader)
      const [oldest] = pages.keys()
      if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest)
      return page
    },
  }
}
