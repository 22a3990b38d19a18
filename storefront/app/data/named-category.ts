import { redirect } from 'react-router-dom'
import type { ListingPage } from './listing-page.js'

/**
 * Leads from the id of a category in an address to the same listing under its url component.
 *
 * @throws Response the permanent redirect, if the address names the category by its id
 */
export function openNamedCategory({ place, query, listing: { category } }: ListingPage, { search }: URL): void {
  if (!category || query.category === null || query.category === category.urlComponent) return
  const params = new URLSearchParams(search)
  if (place.names === 'category') {
    const path = place.path.replace(/[^/]*$/, encodeURIComponent(category.urlComponent))
    throw redirect(`${path}${search}`, 301)
  }
  params.set('category', category.urlComponent)
  const page = Math.max(1, query.page)
  throw redirect(`${place.path}/${page}?${params}`, 301)
}
