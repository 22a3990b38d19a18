import { createApiClient, memoryTokenStore } from '@gauze/api-client'
import { type ContentClient, createContentClient, createContentPages } from '@gauze/api-client/content'
import { createLastGood } from '@gauze/api-client/last-good'
import type { Category, ContentPage, WebsiteContent } from '@gauze/contract'
import type { Settings } from '../config/settings.server.js'
import { apiSource } from './api-source.server.js'
import { minimumContent } from './content-minimum.server.js'
import { presentContent } from './present-content.server.js'

const MAX_AGE = 15_000

/**
 * The content around every page, the same for all visitors. `onMinimum` is called when the built-in minimum replaces
 * content that was never read.
 */
export interface Site {
  readonly content: (onMinimum?: () => void) => Promise<WebsiteContent>
  readonly categories: (onMinimum?: () => void) => Promise<readonly Category[]>
  /** The content page at the path of an address; null when there is none. Rejects when the service fails and never gave it. */
  readonly page: (path: string) => Promise<ContentPage | null>
}

/**
 * Reads content and categories for all requests of this process and keeps the last good ones (CMS-04).
 *
 * @param ownFetch requests of this process to itself, for content and categories that are not from another service
 * @param onFailure called once for each outage, which visitors may not notice
 */
export function createSite(settings: Settings, ownFetch: typeof fetch, onFailure: (error: Error) => void): Site {
  const { host, space, accessToken, environment } = settings.content
  let client: ContentClient | undefined
  const contentClient = () => {
    client ??= createContentClient({
      space,
      accessToken,
      environment,
      retries: 0,
      timeout: 2500,
      ...(host === null ? { host: 'localhost', basePath: '/cda', insecure: true, fetch: ownFetch } : { host }),
    })
    return client
  }
  const readContent = async () => (await contentClient().websiteContent()) ?? minimumContent
  const readCategories = () =>
    createApiClient({ ...apiSource(settings, ownFetch), tokenStore: memoryTokenStore(), timeout: 4000 }).getCategories()
  const content = createLastGood(readContent, {
    maxAge: MAX_AGE,
    minimum: minimumContent,
    onFailure: (cause) => onFailure(new Error('The content service failed; older content stands in.', { cause })),
  })
  const categories = createLastGood<readonly Category[]>(readCategories, {
    maxAge: MAX_AGE,
    minimum: [],
    onFailure: (cause) => onFailure(new Error('The API gave no categories; older ones stand in.', { cause })),
  })
  return {
    content: async (onMinimum) => presentContent(await content.get(onMinimum), Date.now()),
    categories: categories.get,
    page: createContentPages(contentClient),
  }
}
