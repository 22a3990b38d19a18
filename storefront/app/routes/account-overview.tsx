import { mayOpenAccountPage } from '@gauze/rules'
import { useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { focusHeading } from '@gauze/ui/navigation/route-focus'
import { AccountOverview } from '@gauze/ui/overview/account-overview'
import { takeSwitch } from '@gauze/ui/sign-in/owner-news'
import { useEffect } from 'react'
import { readProtected } from '../data/read-protected.js'
import { type MetaLanguage, metaWords, useWords } from '../language/words.js'
import { privateMeta } from '../seo/private-meta.js'
import { accountSite } from '../shell/account-site.js'
import type { Route } from './+types/account-overview.js'
import { overviewScreenMessages } from './account-overview.messages.js'

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return readProtected(context, (api) => api.getOverViewData())
}

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'overviewScreen', overviewScreenMessages).title)
}

/** The account at a glance (ROUTE-06). */
export default function AccountOverviewPage({ loaderData: overview }: Route.ComponentProps) {
  const { user } = useSession()
  const text = useWords('overviewScreen', overviewScreenMessages)
  useEffect(() => {
    // A reload of the page is not a navigation, so the name of the new account is announced from here.
    if (takeSwitch()) focusHeading()
  }, [])
  return (
    <>
      <PageHeading title={overview.accountName} description={user ? text.greeting(user.firstName) : undefined} />
      <AccountOverview
        overview={overview}
        pageHrefOf={(page) => {
          const isOffered = accountSite.hasPage(page) && mayOpenAccountPage(user, page)
          return isOffered ? accountSite.hrefOf(page) : undefined
        }}
      />
    </>
  )
}
