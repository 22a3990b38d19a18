import type { RouterContextProvider } from 'react-router-dom'
import { forCustomer } from './for-customer.js'
import { type PageProducts, readPageProducts } from './page-products.js'

/**
 * In the browser: the visitor's data of the server, with the products of its lists as a signed-in customer sees
 * them.
 */
export async function withCustomerPrices<Data extends PageProducts>(
  context: Readonly<RouterContextProvider>,
  serverLoader: () => Promise<Data>,
): Promise<Data> {
  const page = await serverLoader()
  if (page.sources.length === 0) return page
  return forCustomer(
    context,
    () => Promise.resolve(page),
    async (api) => ({ ...page, ...(await readPageProducts(api, page.sources)) }),
  )
}
