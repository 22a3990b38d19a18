import type { ApiClient } from '@gauze/api-client'
import { readFailure } from '@gauze/machines/port'
import { accountPath, itemListPath, subscriptionPath } from '@gauze/rules'
import { PageHeading } from '@gauze/ui/navigation/page-heading'
import {
  SubscriptionForm,
  type SubscriptionFormProps,
  SubscriptionListChoice,
} from '@gauze/ui/subscriptions/subscription-form'
import { data, useNavigate, useRevalidator } from 'react-router-dom'
import { readSubscriptionChoices } from '../account/read-subscription-choices.js'
import { useRuntime } from '../browser/runtime-provider.js'
import { readProtected } from '../data/read-protected.js'
import { type MetaLanguage, metaWords, useWords } from '../language/words.js'
import { privateMeta } from '../seo/private-meta.js'
import type { FrameHandle } from '../shell/frame-handle.js'
import type { Route } from './+types/subscription.js'
import { subscriptionScreenMessages } from './subscription.messages.js'

/** The frame of the checkout: a subscription is a checkout with a schedule. */
export const handle = { frame: { bar: 'checkout', hidesFooterTop: true } } satisfies FrameHandle

const page = accountPath('subscriptions')

/** The list and its subscription, if it has one. @throws 404 when the user may not subscribe to the list */
async function readChosen(api: ApiClient, itemListId: number) {
  const [{ itemLists }, { subscriptions }, choices] = await Promise.all([
    api.getAllLists({ showShared: false }),
    api.getSubscriptions({}),
    readSubscriptionChoices(api),
  ])
  const subscription = subscriptions.find((each) => each.itemListId === itemListId && each.mayChange) ?? null
  const name = subscription?.listName ?? itemLists.find(({ id }) => id === itemListId)?.name
  if (name === undefined) throw data(null, { status: 404 })
  return { list: { id: itemListId, name }, subscription, choices }
}

/** The list that the address names, or the lists to choose from. */
export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const itemListId = url.searchParams.get('itemListId')
  return readProtected(context, async (api) =>
    itemListId === null
      ? { chosen: null, lists: (await api.getAllLists({ showShared: false })).itemLists }
      : { chosen: await readChosen(api, Number(itemListId)), lists: [] },
  )
}

export function meta({ matches }: MetaLanguage) {
  return privateMeta(metaWords(matches, 'subscriptionScreen', subscriptionScreenMessages).title)
}

/** Makes an item list recurring, or changes its subscription (CHK-08). */
export default function SubscriptionPage({ loaderData: { chosen, lists } }: Route.ComponentProps) {
  const { load, signals } = useRuntime()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const text = useWords('subscriptionScreen', subscriptionScreenMessages)
  const save: SubscriptionFormProps['onSave'] = async (form) => {
    try {
      return await (await load()).api.upsertSubscription(form)
    } catch (error) {
      // The form shows the place as it is now, and keeps the person's entries.
      if (readFailure(error).slug === 'address-changed') await revalidate()
      throw error
    }
  }
  if (chosen === null) {
    return (
      <div className="gz-page checkout">
        <PageHeading title={text.title} description={text.choose} />
        <SubscriptionListChoice
          lists={lists}
          hrefOf={(id) => subscriptionPath(id)}
          listsHref={accountPath('itemlists')}
        />
      </div>
    )
  }
  const { list, subscription, choices } = chosen
  return (
    <div className="gz-page checkout">
      <PageHeading
        title={subscription ? text.titleOf(list.name) : text.make(list.name)}
        description={text.description}
      />
      <SubscriptionForm
        key={list.id}
        list={list}
        subscription={subscription}
        choices={choices}
        onSave={save}
        onSaved={(message) => {
          signals.emit({ type: 'notice', tone: 'success', message, topic: 'subscription' })
          void navigate(page)
        }}
        cancelHref={subscription ? page : itemListPath(list.id)}
      />
    </div>
  )
}
