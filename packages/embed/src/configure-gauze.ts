import type { EmbedConfig } from './config/embed-config.js'
import { pageStore } from './store/page-store.js'

/**
 * Tells the elements of this page which store they belong to. Called again, it moves them to another store, or gives
 * them another token store.
 *
 * @example configureGauze({ apiBase: 'https://store.example' })
 */
export function configureGauze(config: EmbedConfig): void {
  pageStore.configure(config)
}
