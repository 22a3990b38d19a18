import { LinkButton } from '@gauze/ui/actions/link-button'
import { EmptyState } from '@gauze/ui/feedback/empty-state'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { ContentView } from '../content/content-view.js'
import { readContentPage } from '../content/read-content-page.server.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import type { Route } from './+types/updates.js'

export const loader = ({ context, url }: Route.LoaderArgs) => readContentPage(context, url)

export const headers = publicHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: loaderData?.page?.title ?? 'Updates',
    canonical: loaderData && `${loaderData.origin}/updates`,
    noindex: loaderData?.page === null,
  })

/** News of the store, from the content service. */
export default function Updates({ loaderData }: Route.ComponentProps) {
  if (loaderData.page) return <ContentView page={loaderData.page} />
  return (
    <div className="gz-page">
      <PageHeading title="Updates" />
      <div className="gz-panel">
        <EmptyState
          title="There is no news just now"
          actions={<LinkButton href="/products/1">Browse all products</LinkButton>}
        >
          Recalls, backorders and changes of delivery are told here as soon as we know of them.
        </EmptyState>
      </div>
    </div>
  )
}
