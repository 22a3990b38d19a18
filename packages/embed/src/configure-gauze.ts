import type { EmbedConfig } from './config/embed-config.js'
import { pageStore } from './store/page-store.js'

/**
 * Configures which store the elements of this page belong to. Another call moves them to another store, or gives them
 * another token store.
 *
 * @example configureGauze({ apiBase: 'https://store.example' })
 */
export function configureGauze(config: EmbedConfig): void {
  pageStore.configure(config)
}
