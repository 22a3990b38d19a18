'use client'
import type { Subscription } from '@gauze/contract'
import { type ComponentPropsWithRef, useState } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { SubscriptionCard, type SubscriptionPort } from './subscription-card.js'
import type { SubscriptionChoices } from './subscription-choices.js'
import { type SubscriptionsMessages, subscriptionsMessages } from './subscriptions.messages.js'

export interface SubscriptionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The subscriptions of the account. */
  subscriptions: readonly Subscription[]
  /** The addresses and ways to pay to choose from. */
  choices: SubscriptionChoices
  /** Whether the subscriptions are loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Reads the subscriptions again after a failure. */
  onRetry: () => void
  /** The calls that change a subscription, such as those of an API client. The subscription shows a rejection. */
  port: SubscriptionPort
  /** Called after a change, to read the subscriptions again. */
  onChanged: () => void
  /** The address of an item list. */
  listHref: (itemListId: number) => string
  /** The address of the form that changes a subscription. */
  editHref: (itemListId: number) => string
  /** The address of the item lists. */
  listsHref: string
  /** Whether the user may open orders. */
  mayReadOrders?: boolean
  messages?: Partial<SubscriptionsMessages>
}

/**
 * The item lists that are ordered again and again: when the next order comes, how it is paid, and the result of the
 * last one. People skip a date, pause, resume and end a subscription.
 *
 * @example
 * <Subscriptions subscriptions={subscriptions} choices={choices} onRetry={read} port={api} onChanged={read}
 *   listHref={(id) => `/lists/${id}`} editHref={(id) => `/subscription?itemListId=${id}`} listsHref="/lists" />
 */
export function Subscriptions({
  subscriptions,
  choices,
  status = 'ready',
  onRetry,
  port,
  onChanged,
  listHref,
  editHref,
  listsHref,
  mayReadOrders = true,
  messages,
  className,
  ...props
}: SubscriptionsProps) {
  const text = useMessages('subscriptions', subscriptionsMessages, messages)
  const [notice, setNotice] = useState('')
  const isEmpty = status === 'ready' && subscriptions.length === 0
  return (
    <div {...props} className={cx('gz-subscriptions', className)}>
      <div data-slot="toolbar">
        <p data-slot="count">{status === 'ready' && !isEmpty ? text.count(subscriptions.length) : null}</p>
        {notice === '' ? null : <Banner tone="success">{notice}</Banner>}
      </div>
      {status === 'loading' ? <Loading label={text.loading} /> : null}
      {status === 'error' ? <ErrorState className="gz-panel" title={text.failedTitle} onRetry={onRetry} /> : null}
      {isEmpty ? (
        <EmptyState
          className="gz-panel"
          title={text.emptyTitle}
          actions={<LinkButton href={listsHref}>{text.toLists}</LinkButton>}
        >
          {text.empty}
        </EmptyState>
      ) : null}
      {status === 'ready' && !isEmpty ? (
        <ul data-slot="cards">
          {subscriptions.map((subscription) => (
            <li key={subscription.itemListId} className="gz-panel">
              <SubscriptionCard
                {...{ subscription, choices, port, mayReadOrders, text }}
                listHref={listHref(subscription.itemListId)}
                editHref={editHref(subscription.itemListId)}
                onChanged={onChanged}
                onEnded={() => {
                  setNotice(text.endedNotice(subscription.listName))
                  onChanged()
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <>
      <p role="status" className="gz-visually-hidden">
        {label}
      </p>
      <div data-slot="cards" aria-hidden="true">
        {[1, 2].map((card) => (
          <div key={card} className="gz-panel" data-slot="loading">
            <Skeleton width="40%" height="1.25rem" />
            <Skeleton width="60%" height="2rem" />
            <Skeleton width="100%" height="6rem" shape="box" />
          </div>
        ))}
      </div>
    </>
  )
}
