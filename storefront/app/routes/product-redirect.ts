import { redirect } from 'react-router-dom'

/** /product without an id redirects to the listing (ROUTE-03). */
export function loader(): Response {
  return redirect('/products', 301)
}
