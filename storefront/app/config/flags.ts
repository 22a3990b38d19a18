/** The feature gates of the specification, section 9. */
export interface Flags {
  /** The breadcrumb below the header of account pages. */
  readonly htd_my_account_sales_orders_menu_desktop: boolean
  /** Suggestions while somebody types into the search field. */
  readonly algolia_autocomplete_searchbar: boolean
  readonly betaVersion: number
}

/** The values while the flag provider does not answer (OPS-02). */
export const safeFlags: Flags = {
  htd_my_account_sales_orders_menu_desktop: true,
  algolia_autocomplete_searchbar: true,
  betaVersion: 1,
}
