import type { ApiClient } from '@gauze/api-client'
import type { RouterContextProvider } from 'react-router-dom'
import { runtimeContext } from '../browser/store-runtime.js'
import { browserWords } from '../language/words.js'
import { forCustomerMessages } from './for-customer.messages.js'

/**
 * Reads a public page's data in the browser: for a signed-in customer from the API, with the prices they may see; for
 * anyone else the visitor's data of the server. A customer gets that, too, when the API fails, with a notice.
 *
 * @param serverLoader asks the server for the visitor's data
 * @param read asks the API as the customer
 */
export async function forCustomer<Data>(
  context: Readonly<RouterContextProvider>,
  serverLoader: () => Promise<Data>,
  read: (api: ApiClient) => Promise<Data>,
): Promise<Data> {
  const runtime = context.get(runtimeContext)
  if (!runtime.hasToken()) return serverLoader()
  try {
    const store = await runtime.load()
    if ((await store.whoIsSignedIn()) === null) return serverLoader()
    return await read(store.api)
  } catch {
    // The server's own answer names the missing record.
    const visitors = await serverLoader()
    runtime.signals.emit({
      type: 'notice',
      tone: 'danger',
      message: browserWords('forCustomer', forCustomerMessages).visitors,
    })
    return visitors
  }
}
