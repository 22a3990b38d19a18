import { data } from 'react-router-dom'
import { ContentView } from '../content/content-view.js'
import { readContentPage } from '../content/read-content-page.server.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { Route } from './+types/content-page.js'

/** Any other path: a page of the content service, or 404 (ROUTE-07, ROUTE-08). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, origin } = await readContentPage(context, url)
  if (!page) throw data(null, { status: 404 })
  return { page, origin }
}

export const headers = publicHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMeta({ title: loaderData.page.title, canonical: loaderData.origin + loaderData.page.path }) : []

export default function Content({ loaderData }: Route.ComponentProps) {
  return <ContentView page={loaderData.page} />
}
