import { type AssetResolver, assetsAt } from '@gauze/ui/assets'
import type { EmbedConfig } from './embed-config.js'

/** Turns paths of the store into its addresses, because the page is somewhere else. */
export interface StoreLinks {
  /** The store's login page. */
  readonly loginUrl: string
  /** A page of the store. @param path begins with a slash */
  readonly page: (path: string) => string
  /** A file of the store. */
  readonly file: AssetResolver
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}

/** The addresses of a configuration. */
export function createStoreLinks({ apiBase, storeUrl = apiBase }: EmbedConfig): StoreLinks {
  const store = withoutSlash(storeUrl)
  return {
    loginUrl: `${store}/login`,
    page: (path) => store + path,
    file: assetsAt(apiBase),
  }
}
