import type { RouterContextProvider } from 'react-router-dom'
import { visitorApi } from './api.server.js'
import { type ListSource, type PageProducts, readPageProducts } from './page-products.js'
import { visitorCards } from './visitor-cards.js'

/** Reads the products of some lists as a visitor's cards show them. */
export async function readVisitorProducts(
  context: Readonly<RouterContextProvider>,
  requested: readonly ListSource[],
): Promise<PageProducts> {
  const { lists, ...page } = await readPageProducts(visitorApi(context), requested)
  return {
    ...page,
    lists: Object.fromEntries(Object.entries(lists).map(([id, products]) => [id, visitorCards(products)])),
  }
}
