import { data } from 'react-router-dom'
import { ContentView } from '../content/content-view.js'
import { PrivacyChoice } from '../content/privacy-choice.js'
import { readContentPage } from '../data/read-content-page.server.js'
import { withCustomerPrices } from '../data/with-customer-prices.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { Route } from './+types/content-page.js'

/** The page about stored personal data, with the choice about being measured. */
const PRIVACY_PATH = '/privacy'

/** Any other path: a page of the content service, or 404 (ROUTE-07, ROUTE-08). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, ...rest } = await readContentPage(context, url)
  if (!page) throw data(null, { status: 404 })
  return { page, ...rest }
}

export function clientLoader({ context, serverLoader }: Route.ClientLoaderArgs) {
  return withCustomerPrices(context, serverLoader)
}

export const headers = publicHeaders

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.page.title,
        description: loaderData.page.description,
        canonical: loaderData.origin + encodeURI(loaderData.page.path),
      })
    : []
}

export default function Content({ loaderData }: Route.ComponentProps) {
  return <ContentView {...loaderData}>{loaderData.page.path === PRIVACY_PATH ? <PrivacyChoice /> : null}</ContentView>
}
