import { redirect } from 'react-router-dom'
import type { Route } from './+types/products-redirect.js'

/** /products redirects to its first page and keeps the query string (ROUTE-02). */
export function loader({ url }: Route.LoaderArgs): Response {
  return redirect(`/products/1${url.search}`, 301)
}
