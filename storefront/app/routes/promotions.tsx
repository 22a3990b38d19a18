import { LinkButton } from '@gauze/ui/actions/link-button'
import { EmptyState } from '@gauze/ui/feedback/empty-state'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { ContentView } from '../content/content-view.js'
import { readContentPage } from '../content/read-content-page.server.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { Route } from './+types/promotions.js'

export const loader = ({ context, url }: Route.LoaderArgs) => readContentPage(context, url)

export const headers = publicHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData?.page?.title ?? 'Promotions',
    canonical: loaderData && `${loaderData.origin}/promotions`,
    noindex: loaderData?.page === null,
  })

/** Offers of the store, from the content service. */
export default function Promotions({ loaderData }: Route.ComponentProps) {
  if (loaderData.page) return <ContentView page={loaderData.page} />
  return (
    <div className="gz-page">
      <PageHeading title="Promotions" />
      <div className="gz-panel">
        <EmptyState
          title="No promotions are running just now"
          actions={<LinkButton href="/products/1">Browse all products</LinkButton>}
        >
          Your account’s own prices always apply.
        </EmptyState>
      </div>
    </div>
  )
}
