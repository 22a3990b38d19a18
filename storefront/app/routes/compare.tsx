import type { ApiClient } from '@gauze/api-client'
import { Comparison, readComparison } from '@gauze/ui/catalog/comparison'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { useNavigate, useNavigation, useNavigationType } from 'react-router-dom'
import { failPage, visitorApi } from '../data/api.server.js'
import { forCustomer } from '../data/for-customer.js'
import { metaWords, useWords } from '../language/words.js'
import { useBuyer } from '../product/use-buying.js'
import { pageMeta } from '../seo/page-meta.js'
import { publicHeaders } from '../seo/public-headers.js'
import { compareScreenMessages } from './compare.messages.js'
import '../styles/listing.css'
import type { Route } from './+types/compare.js'

/** Products of `?ids=1,2,3`, and the invalid numbers. */
function readPage(api: ApiClient, url: URL) {
  return readComparison(url.searchParams.get('ids'), api)
}

export function loader({ context, url }: Route.LoaderArgs) {
  return readPage(visitorApi(context), url).catch(failPage(context))
}

export async function clientLoader({ context, url, serverLoader }: Route.ClientLoaderArgs) {
  return forCustomer(context, serverLoader, (api) => readPage(api, url))
}

export const headers = publicHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...metaWords(matches, 'compareScreen', compareScreenMessages), noindex: true })
}

/** Products side by side by their attributes (PDP-16). */
export default function Compare({ loaderData: comparison }: Route.ComponentProps) {
  const { access, loginHref } = useBuyer(comparison.products)
  const navigate = useNavigate()
  return (
    <div className="gz-page">
      <PageHeading title={useWords('compareScreen', compareScreenMessages).title} />
      <Comparison
        comparison={comparison}
        access={access}
        loginHref={loginHref}
        onCompare={(ids) => void navigate({ search: `?${new URLSearchParams({ ids })}` })}
        isPending={useNavigation().state === 'loading'}
        isAnswer={useNavigationType() !== 'POP'}
        slotProps={{ count: { 'data-results': '' } }}
      />
    </div>
  )
}
