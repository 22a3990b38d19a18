/**
 * The folders of src, from the ground: each imports only from floors below its own. Their style sheets are listed in the
 * same order, so that a component comes after its parts.
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
  ['catalog', 'data-table'],
  ['cart', 'content', 'search'],
  ['addresses', 'payment-methods', 'lists', 'punch-out'],
  ['issues', 'records', 'subscriptions', 'two-factor'],
  ['billing', 'company', 'deliveries', 'quotes', 'recalls', 'returns', 'sign-in'],
  ['orders'],
  ['approvals', 'checkout', 'overview'],
  ['desk'],
  ['story-data'],
]

/** The rooms that only pages behind the login show. Their style sheets are in account.css, all others in shop.css. */
export const behindLogin = [
  ...['data-table', 'addresses', 'payment-methods', 'company', 'lists', 'punch-out', 'records', 'subscriptions'],
  ...['issues', 'two-factor', 'billing', 'quotes', 'recalls', 'returns', 'orders', 'approvals', 'checkout', 'desk'],
]
