'use client'
import type { ItemListSummary } from '@gauze/contract'
import type { ComponentPropsWithRef } from 'react'
import { LinkButton } from '../../actions/link-button/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { type SubscriptionFormMessages, subscriptionFormMessages } from './subscription-form.messages.js'

export interface SubscriptionListChoiceProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The lists of the user. */
  lists: readonly ItemListSummary[]
  /** The address of the form for a list. */
  hrefOf: (itemListId: number) => string
  /** The address of the item lists. */
  listsHref: string
  messages?: Partial<SubscriptionFormMessages>
}

/**
 * Asks which item list becomes a subscription.
 *
 * @example <SubscriptionListChoice lists={lists} hrefOf={(id) => `?itemListId=${id}`} listsHref="/lists" />
 */
export function SubscriptionListChoice({
  lists,
  hrefOf,
  listsHref,
  messages,
  className,
  ...props
}: SubscriptionListChoiceProps) {
  const text = useMessages('subscriptionForm', subscriptionFormMessages, messages)
  return (
    <div {...props} className={cx('gz-subscription-lists', className)}>
      {lists.length === 0 ? (
        <EmptyState
          className="gz-panel"
          title={text.noListTitle}
          actions={<LinkButton href={listsHref}>{text.toLists}</LinkButton>}
        >
          {text.noList}
        </EmptyState>
      ) : (
        <ul>
          {lists.map(({ id, name, itemListDetailCount, isSubscription }) => (
            <li key={id} className="gz-panel">
              <Anchor href={hrefOf(id)}>{name}</Anchor>
              <span>{text.items(itemListDetailCount)}</span>
              {isSubscription ? <StatusTag tone="good">{text.isSubscription}</StatusTag> : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
