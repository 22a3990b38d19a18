import type { ContentPage } from '@gauze/contract'
import { data, type RouterContextProvider } from 'react-router-dom'
import { requestScope } from '../config/request-scope.server.js'

interface LoadedPage {
  readonly page: ContentPage | null
  readonly origin: string
}

/** The content page at the path of an address, or null; a service that is down and never gave it answers 503. */
export async function readContentPage(context: Readonly<RouterContextProvider>, url: URL): Promise<LoadedPage> {
  const { site, settings, requestId } = context.get(requestScope)
  const { pathname, origin } = url
  const path = pathname.replace(/(?<=.)\/+$/, '')
  const page = await site.page(path).catch(() => {
    throw data({ requestId }, { status: 503, headers: { 'Retry-After': '30' } })
  })
  return { page, origin: settings.publicUrl ?? origin }
}
