/**
 * The folders of src, from the ground: each imports only from floors below its own. Their style sheets are listed in the
 * same order, so that a component comes after its parts. Sheets that are like each other stand near each other, which
 * makes the lists smaller in gzip.
 */
export const floors = [
  ['assets', 'formats', 'icons', 'messages', 'routes', 'theme'],
  ['internal'],
  ['link'],
  ['provider'],
  ['hooks'],
  ['actions'],
  ['feedback'],
  ['forms', 'on-demand'],
  ['navigation', 'notifications'],
  ['data-table', 'catalog'],
  ['cart', 'content', 'search'],
  ['payment-methods', 'addresses'],
  ['records'],
  ['lists', 'punch-out'],
  ['issues', 'subscriptions', 'two-factor'],
  ['deliveries', 'quotes', 'returns', 'sign-in'],
  ['orders'],
  ['approvals', 'company', 'overview'],
  ['desk', 'billing', 'recalls', 'checkout'],
  ['languages', 'story-data'],
]

/** The folders that only some public pages show, by the name of the list of their sheets, such as product.css. */
export const ofPages = {
  product: [
    ...['catalog/add-to-cart', 'catalog/buy-bar', 'catalog/buy-box', 'catalog/gallery', 'catalog/product-actions'],
    ...['catalog/product-sections', 'catalog/variant-picker'],
  ],
  listing: [
    ...['catalog/card-order', 'catalog/comparison', 'catalog/comparison-picks', 'catalog/comparison-table'],
    ...['search/category-tree', 'search/facet-group', 'search/listing', 'search/load-more', 'search/option-links'],
  ],
}

/** The rooms, and folders of rooms, that only signed-in people see. Their sheets are in account.css, all others in shop.css. */
export const behindLogin = [
  ...['data-table', 'addresses', 'payment-methods', 'company', 'lists', 'punch-out', 'records', 'subscriptions'],
  ...['issues', 'two-factor', 'billing', 'quotes', 'recalls', 'returns', 'orders', 'approvals', 'checkout', 'desk'],
  // Folders of rooms whose others are on public pages.
  ...[
    'actions/action-menu',
    'catalog/suggestions',
    'cart/cart-line',
    'cart/cart-page',
    'cart/cart-summary',
    'cart/cart-table',
    'catalog/product-lookup',
    'navigation/side-menu',
  ],
  ...['cart/free-shipping', 'cart/saved-items', 'overview/account-overview'],
]
