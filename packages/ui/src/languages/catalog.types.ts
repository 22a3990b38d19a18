export type { MessageCatalog, MessageOverrides } from '../messages/index.js'

/**
 * The rooms whose components have words. Because this file names them, the catalog has the parts that their files of
 * messages declare, also in the published types. A type loads nothing.
 */
export type WordedRooms = [
  typeof import('../addresses/index.js'),
  typeof import('../approvals/index.js'),
  typeof import('../billing/index.js'),
  typeof import('../cart/index.js'),
  typeof import('../catalog/index.js'),
  typeof import('../checkout/index.js'),
  typeof import('../company/index.js'),
  typeof import('../content/index.js'),
  typeof import('../data-table/index.js'),
  typeof import('../deliveries/index.js'),
  typeof import('../desk/index.js'),
  typeof import('../feedback/index.js'),
  typeof import('../forms/index.js'),
  typeof import('../hooks/index.js'),
  typeof import('../issues/index.js'),
  typeof import('../lists/index.js'),
  typeof import('../navigation/index.js'),
  typeof import('../notifications/index.js'),
  typeof import('../on-demand/index.js'),
  typeof import('../orders/index.js'),
  typeof import('../overview/index.js'),
  typeof import('../payment-methods/index.js'),
  typeof import('../punch-out/index.js'),
  typeof import('../quotes/index.js'),
  typeof import('../recalls/index.js'),
  typeof import('../records/index.js'),
  typeof import('../returns/index.js'),
  typeof import('../search/index.js'),
  typeof import('../sign-in/index.js'),
  typeof import('../subscriptions/index.js'),
  typeof import('../two-factor/index.js'),
]
