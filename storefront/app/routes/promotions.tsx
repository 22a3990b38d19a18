import { ContentOrEmpty } from '../content/content-or-empty.js'
import { readContentPage } from '../data/read-content-page.server.js'
import { withCustomerPrices } from '../data/with-customer-prices.js'
import { metaWords, useWords } from '../language/words.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { Route } from './+types/promotions.js'
import { promotionsScreenMessages } from './promotions.messages.js'

export function loader({ context, url }: Route.LoaderArgs) {
  return readContentPage(context, url)
}

export function clientLoader({ context, serverLoader }: Route.ClientLoaderArgs) {
  return withCustomerPrices(context, serverLoader)
}

export const headers = publicHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    title: loaderData?.page?.title ?? metaWords(matches, 'promotionsScreen', promotionsScreenMessages).title,
    description: loaderData?.page?.description,
    canonical: loaderData && `${loaderData.origin}/promotions`,
    noindex: loaderData?.page === null,
  })
}

/** Offers of the store, from the content service. */
export default function Promotions({ loaderData }: Route.ComponentProps) {
  const { title, emptyTitle, empty } = useWords('promotionsScreen', promotionsScreenMessages)
  return (
    <ContentOrEmpty {...loaderData} heading={title} emptyTitle={emptyTitle}>
      {empty}
    </ContentOrEmpty>
  )
}
