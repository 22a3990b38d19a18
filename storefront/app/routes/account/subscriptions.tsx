import type { Subscription } from '@gauze/contract'
import { accountPath, itemListPath, subscriptionPath } from '@gauze/rules'
import { useList, useSession } from '@gauze/ui/hooks'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import { type SubscriptionChoices, type SubscriptionPort, Subscriptions } from '@gauze/ui/subscriptions/subscriptions'
import { useMemo } from 'react'
import { readSubscriptionChoices } from '../../account/read-subscription-choices.js'
import { useRuntime } from '../../browser/runtime-provider.js'
import type { StoreRuntime } from '../../browser/store-runtime.js'
import { type MetaLanguage, metaWords, useWords } from '../../language/words.js'
import { privateMeta } from '../../seo/private-meta.js'
import { subscriptionsScreenMessages } from './subscriptions.messages.js'

/** The calls answer every subscription, with everything that it can use, at once. */
const everything = { page: 1, limit: 1, filters: {}, sort: null }

interface Answer {
  readonly subscriptions: readonly Subscription[]
  readonly choices: SubscriptionChoices
}

const nothing: Answer = { subscriptions: [], choices: { addresses: [], cards: [], terms: null } }

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'subscriptionsScreen', subscriptionsScreenMessages).title)
}

/** The calls of the page, whose client loads with the first of them. */
function portOf({ load }: StoreRuntime): SubscriptionPort {
  const client = async () => (await load()).api
  return {
    skipSubscription: async (input) => (await client()).skipSubscription(input),
    pauseSubscription: async (input) => (await client()).pauseSubscription(input),
    deleteSubscription: async (input) => (await client()).deleteSubscription(input),
  }
}

/** The item lists that are ordered again and again. */
export default function SubscriptionsPage() {
  const runtime = useRuntime()
  const { isPriceVisible } = useSession()
  const port = useMemo(() => portOf(runtime), [runtime])
  const { table, refresh } = useList<Answer, object>({
    query: everything,
    hrefOf: () => '',
    onQueryChange: () => undefined,
    load: async (_query, options) => {
      const { api } = await runtime.load()
      const [{ subscriptions }, choices] = await Promise.all([
        api.getSubscriptions({}, options),
        readSubscriptionChoices(api, options),
      ])
      return { results: [{ subscriptions, choices }], total: 1, page: 1, pages: 1, limit: everything.limit }
    },
  })
  const { subscriptions, choices } = table.rows[0] ?? nothing
  return (
    <>
      <PageHeading {...useWords('subscriptionsScreen', subscriptionsScreenMessages)} />
      <Subscriptions
        subscriptions={subscriptions}
        choices={choices}
        status={table.status}
        onRetry={table.onRetry}
        port={port}
        onChanged={refresh}
        listHref={(id) => itemListPath(id)}
        editHref={(id) => subscriptionPath(id)}
        listsHref={accountPath('itemlists')}
        mayReadOrders={isPriceVisible}
      />
    </>
  )
}
