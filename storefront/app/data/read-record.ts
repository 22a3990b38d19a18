import type { ApiClient } from '@gauze/api-client'
import { data, type RouterContextProvider } from 'react-router-dom'
import { readProtected } from './read-protected.js'

/**
 * Reads the record that `?id=` of a protected page names.
 * @throws the response of the error page: 404 for a missing or unknown id, and the responses of `readProtected`.
 */
export async function readRecord<Data>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  read: (api: ApiClient, id: number) => Promise<Data>,
): Promise<Data> {
  const id = Number(url.searchParams.get('id'))
  if (!Number.isInteger(id) || id < 1) throw data(null, { status: 404 })
  return readProtected(context, (api) => read(api, id))
}
