import type { ApiClient } from '@gauze/api-client'
import { data, type RouterContextProvider } from 'react-router-dom'
import { type LoadedStore, runtimeContext } from '../browser/store-runtime.js'

/**
 * Reads the data of a protected page, as the signed-in user.
 * @throws the response of the error page: 403, 404, or 503 with the request's id.
 */
export async function readProtected<Data>(
  context: Readonly<RouterContextProvider>,
  read: (api: ApiClient, store: LoadedStore) => Promise<Data>,
): Promise<Data> {
  const store = await context.get(runtimeContext).load()
  try {
    return await read(store.api, store)
  } catch (error) {
    const { isApiError } = await import('@gauze/api-client')
    if (!isApiError(error)) throw error
    if (error.kind === 'forbidden') throw data(null, { status: 403 })
    if (error.kind === 'notFound' || error.kind === 'validation') throw data(null, { status: 404 })
    throw data({ requestId: error.requestId }, { status: 503 })
  }
}
