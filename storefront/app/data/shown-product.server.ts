import type { Product, ProductCard } from '@gauze/contract'
import type { RouterContextProvider } from 'react-router-dom'
import { requestScope } from './request-scope.server.js'

function idsOf({ id, children }: Pick<ProductCard, 'id' | 'children'>): number[] {
  return [id, ...children.map((child) => child.id)]
}

/** Whether the reference is the product's own, and not a number that another item may get, too. */
function isOwnReference(reference: string, { id, urlComponent, children }: Product): boolean {
  return [{ id, urlComponent }, ...children].some((item) =>
    /^\d+$/.test(reference) ? String(item.id) === reference : item.urlComponent === reference,
  )
}

/**
 * Records the items that the page of a product shows.
 * @param reference of the product in the address of the page
 */
export function noteShownProduct(context: Readonly<RouterContextProvider>, reference: string, product: Product): void {
  if (!isOwnReference(reference, product)) return
  const { parent, correlatedItems, alternativeItems } = product
  const items = [
    ...idsOf(product),
    ...(parent === null ? [] : [parent.id]),
    ...correlatedItems.flatMap(({ correlatedItem }) => idsOf(correlatedItem)),
    ...alternativeItems.flatMap(idsOf),
  ]
  context.get(requestScope).noteShown({ items: [...new Set(items)], isListing: false })
}
