import { LinkButton } from '@gauze/ui/actions/link-button'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { metaWords, useWords } from '../language/words.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import { CallUs } from '../shell/call-us.js'
import type { Route } from './+types/success.js'
import { successScreenMessages } from './success.messages.js'

export function loader({ url }: Route.LoaderArgs): { what: 'account' | 'credit' | 'other' } {
  const what = url.searchParams.get('for')
  return { what: what === 'account' || what === 'credit' ? what : 'other' }
}

export const headers = publicHeaders

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const text = metaWords(matches, 'successScreen', successScreenMessages)
  return pageMeta({ title: text[loaderData?.what ?? 'other'].title, noindex: true })
}

/** The end of requests, and the return address for forms of other services, such as the credit application. */
export default function Success({ loaderData }: Route.ComponentProps) {
  const words = useWords('successScreen', successScreenMessages)
  const { title, text } = words[loaderData.what]
  return (
    <div className="gz-page narrow">
      <PageHeading title={title} description={text} />
      <div className="actions">
        <LinkButton href="/shop">{words.shop}</LinkButton>
        <LinkButton href="/" variant="quiet">
          {words.home}
        </LinkButton>
      </div>
      <p className="muted">
        <CallUs>{words.urgent}</CallUs>
      </p>
    </div>
  )
}
