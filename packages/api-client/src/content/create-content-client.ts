import type { ContentPage, WebsiteContent } from '@gauze/contract'
import { createClient } from 'contentful'
import { type Entry, readEntry, textOf } from './content-fields.js'
import { type Navigation, readContentPage, readHomePage, readNavigation, readWebsiteContent } from './read-content.js'

const DEFAULT_TIMEOUT = 5_000
const DEFAULT_RETRIES = 1
// The depth of links with which the specification reads the site's content.
const SITE_DEPTH = 6
const PAGE_DEPTH = 2
/** The most entries in one answer. */
const PAGE_LENGTH = 1000
/** The most pages of content that are read. */
const MOST_PAGES = 20_000
/** The official client passes this on without naming it in its types: a longer answer is a failure of the service. */
const ANSWER_LIMIT = { maxContentLength: 8_000_000 }

/** The address and space of the content service. */
export interface ContentClientOptions {
  readonly space: string
  /** The public delivery token. */
  readonly accessToken: string
  /** `master` by default. */
  readonly environment?: string
  /** Host and port of a service that speaks the hosted one's protocol; the hosted service by default. */
  readonly host?: string
  /** Put before the service's paths, e.g. `/cda`. */
  readonly basePath?: string
  /** Plain http; only for your own host. */
  readonly insecure?: boolean
  /** Milliseconds until a request is given up; 5000 by default. */
  readonly timeout?: number
  /** The number of retries after a failure of the service; 1 by default. */
  readonly retries?: number
  /** Sends the requests, e.g. to a service in the same process; the official client's own way by default. */
  readonly fetch?: typeof globalThis.fetch
}

/** The content the store reads. Rejects with the official client's error when the service fails. */
export interface ContentClient {
  /** Everything the shell and the home page need; null when the space has none. */
  websiteContent(): Promise<WebsiteContent | null>
  /** The content page at a path; null when there is none. */
  page(path: string): Promise<ContentPage | null>
  /** The paths of all content pages, as written. */
  pagePaths(): Promise<readonly string[]>
  /** Only the home page; null when the space has none. */
  homePage(): Promise<WebsiteContent['homePage'] | null>
  /** Only the menus; null when the space has none. */
  navigation(): Promise<Navigation | null>
  /** One entry as it is; null when there is none. */
  entry(id: string): Promise<Entry | null>
}

/**
 * Creates the client of the content service over the official one. `host`, `basePath` and `insecure` alone decide
 * whether it is hosted or local. The official client is large: keep this on the server side of a site.
 *
 * @example
 * const content = createContentClient({
 *   space: 'gauze',
 *   accessToken: 'gauze-public-content',
 *   host: 'localhost:3000',
 *   basePath: '/cda',
 *   insecure: true,
 * })
 * const page = await content.page('/about')
 */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { space, accessToken, environment = 'master', timeout = DEFAULT_TIMEOUT, retries = DEFAULT_RETRIES } = options
  const client = createClient({
    space,
    accessToken,
    environment,
    timeout,
    retryLimit: retries,
    retryOnError: retries > 0,
    ...(options.host === undefined ? {} : { host: options.host }),
    ...(options.basePath === undefined ? {} : { basePath: options.basePath }),
    ...(options.insecure === undefined ? {} : { insecure: options.insecure }),
    ...ANSWER_LIMIT,
    ...(options.fetch === undefined ? {} : sentBy(options.fetch)),
    // The official client logs failures to the console; the caller gets them as rejections.
    logHandler: () => {},
  }).withoutUnresolvableLinks

  const find = async (query: Record<string, string | number>): Promise<{ entries: Entry[]; total: number }> => {
    const { items, total }: { items: unknown; total: unknown } = await client.getEntries(query)
    // An answer from something else must not look like a space without content.
    if (!Array.isArray(items) || typeof total !== 'number')
      throw new Error('The content service answered with something that is no content.')
    const entries = items.map(readEntry).filter((entry) => entry !== null)
    if (entries.length < items.length)
      throw new Error('The content service answered with something that is not an entry.')
    return { entries, total }
  }
  const first = async (query: Record<string, string | number>): Promise<Entry | null> =>
    (await find({ limit: 1, ...query })).entries[0] ?? null
  const pagePaths = async (): Promise<readonly string[]> => {
    const query = {
      content_type: 'contentPage',
      select: 'fields.path',
      include: 0,
      order: 'sys.id',
      limit: PAGE_LENGTH,
    }
    const paths: string[] = []
    for (let skip = 0; skip < MOST_PAGES; skip += PAGE_LENGTH) {
      const { entries, total } = await find({ ...query, skip })
      paths.push(...entries.map((entry) => textOf(entry, 'path')))
      if (skip + PAGE_LENGTH >= total) break
    }
    return paths.filter((path) => path !== '')
  }
  const site = (fields?: readonly string[]) =>
    first({
      content_type: 'websiteContent',
      include: SITE_DEPTH,
      ...(fields ? { select: fields.map((field) => `fields.${field}`).join(',') } : {}),
    })

  return {
    websiteContent: async () => read(await site(), readWebsiteContent),
    homePage: async () => read(await site(['homePage']), readHomePage),
    navigation: async () =>
      read(await site(['navBar', 'mainNavigation', 'mainNavigationDropdown', 'contentPages']), readNavigation),
    page: async (path) =>
      read(await first({ content_type: 'contentPage', 'fields.path': path, include: PAGE_DEPTH }), readContentPage),
    pagePaths,
    entry: (id) => first({ 'sys.id': id, include: PAGE_DEPTH }),
  }
}

/** The official client passes both to its HTTP library, whose adapter for `fetch` looks for a `fetch` in `env`. */
function sentBy(fetch: typeof globalThis.fetch) {
  return {
    adapter: 'fetch' as const,
    onBeforeRequest: <Request extends { env?: object }>(request: Request) => ({
      ...request,
      env: { ...request.env, fetch },
    }),
  }
}

function read<T>(entry: Entry | null, reader: (entry: Entry) => T): T | null {
  return entry && reader(entry)
}
