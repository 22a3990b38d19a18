import type { TokenStore } from '@gauze/api-client'
import type { MessageOverrides } from '@gauze/ui/messages'
import type { EmbedMessages } from '../messages/embed.messages.js'

/** The configuration of the elements on a page. */
export interface EmbedConfig {
  /** Origin of the store's API, with a prefix where it has one, e.g. `https://store.example`. */
  readonly apiBase: string
  /** Where the store's own pages are: product links, cart, checkout, login. The API's base by default. */
  readonly storeUrl?: string
  /**
   * A page's own tokens, in place of the sign-in at the store. By default, a page on another site has a session of its
   * own (`siteSession`), and a page of the store shares the store's.
   */
  readonly tokenStore?: TokenStore
  /** The phone number shown for a restricted item. */
  readonly supportPhone?: string
  /**
   * The language of the elements, such as `es`. By default it is the language of the page, which the attribute `lang` of
   * the element `html` names. The elements are in English for any other language than Spanish.
   */
  readonly language?: string
  /** The locale of numbers and money, such as `de-DE`; that of the language by default. */
  readonly locale?: string
  /** The ISO code of the currency that all amounts are in; `USD` by default. */
  readonly currency?: string
  /** Replaces visible strings: the elements' own under `embed`, the components' by name. */
  readonly messages?: MessageOverrides & { readonly embed?: Partial<EmbedMessages> }
}

/**
 * The configuration in the script tag of a module: `data-api`, `data-store`, `data-lang`, `data-locale`, `data-currency`,
 * `data-support-phone`. An `/api` at the end of `data-api` is left out; a store that is below such a path is configured in
 * code.
 *
 * @param moduleUrl `import.meta.url` of the module that the tag loads
 * @returns null when no tag of the page loads that module, or the tag has no `data-api`
 * @example <script type="module" src="/gauze-embed.js" data-api="https://store.example"></script>
 */
export function readScriptConfig(page: Document, moduleUrl: string): EmbedConfig | null {
  const { api, store, lang, locale, currency, supportPhone } =
    [...page.querySelectorAll('script')].find(({ type, src }) => type === 'module' && src === moduleUrl)?.dataset ?? {}
  if (api === undefined) return null
  // Many name the folder of the calls, with which every path begins already.
  return {
    apiBase: api.replace(/\/api\/*$/, ''),
    ...(store ? { storeUrl: store } : {}),
    ...(lang ? { language: lang } : {}),
    ...(locale ? { locale } : {}),
    ...(currency ? { currency } : {}),
    ...(supportPhone ? { supportPhone } : {}),
  }
}
