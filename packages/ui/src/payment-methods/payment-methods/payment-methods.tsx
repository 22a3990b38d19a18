'use client'
import type { PaymentMethod } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { addDays, easternDate, isExpired } from '@gauze/rules'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ActionMenu } from '../../actions/action-menu/index.js'
import { Button } from '../../actions/button/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { LoadingCards } from '../../feedback/skeleton/loading-cards.js'
import { cx } from '../../internal/cx.js'
import { focusHeading, focusOn } from '../../internal/focus-heading.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { CardDialogOpener } from '../card-dialog/index.js'
import { type PaymentMethodsMessages, paymentMethodsMessages } from './payment-methods.messages.js'
import type { PaymentMethodsProps } from './payment-methods.types.js'

/** An open dialog about a card. */
interface OpenDialog {
  readonly type: 'rename' | 'delete'
  readonly card: PaymentMethod
}

function loadChanges() {
  return import('./card-changes.js')
}

/**
 * The saved cards of a company: people add a card, name it, make it the default, and delete it. Cards that are expired,
 * or expire within 60 days, are marked.
 *
 * @example
 * <PaymentMethods cards={cards} onRetry={read} onChanged={read} port={{
 *   getTypes: () => api.getPaymentMethodTypes({}),
 *   save: (card) => api.upsertPaymentMethod(card),
 *   remove: (card) => api.deletePaymentMethod(card),
 * }} />
 */
export function PaymentMethods({
  cards,
  status = 'ready',
  onRetry,
  onChanged,
  port,
  mount,
  today = easternDate(new Date()),
  messages,
  className,
  ...props
}: PaymentMethodsProps) {
  const text = useMessages('paymentMethods', paymentMethodsMessages, messages)
  const failureText = useFailureText()
  const [notice, setNotice] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const opener = useRef<Element>(null)
  const nameOf = ({ brand, last4 }: PaymentMethod) => text.card(brand, last4)
  const begin = () => {
    setNotice('')
    setFailure(null)
  }
  const open = (next: OpenDialog) => {
    begin()
    opener.current = document.activeElement
    setDialog(next)
  }
  const finish = (words: string) => {
    setNotice(words)
    setDialog(null)
    onChanged()
  }
  const makeDefault = async (card: PaymentMethod) => {
    begin()
    const button = document.activeElement
    try {
      await port.save({ id: card.id, isDefault: true })
      // The button disappears, as the card is the default now.
      focusOn(button?.closest('article')?.querySelector('h3') ?? null, true)
      finish(text.madeDefault(nameOf(card)))
    } catch (error) {
      setFailure(failureText(reasonOf(readFailure(error))))
    }
  }
  useEffect(() => {
    if (!dialog) return
    return () =>
      void setTimeout(() => {
        const button = opener.current
        if (button instanceof HTMLElement && button.isConnected) button.focus()
        else focusHeading()
      })
  }, [dialog])
  const isReady = status === 'ready'
  return (
    <div {...props} className={cx('gz-payment-methods', className)}>
      <div data-slot="toolbar">
        <h2>{text.title}</h2>
        <p data-slot="count">{isReady ? text.count(cards.length) : null}</p>
        <p role="status" data-slot="notice">
          {notice}
        </p>
        <CardDialogOpener
          getTypes={port.getTypes}
          onOpen={begin}
          onSave={(card) => port.save(card)}
          onSaved={(card) => finish(text.saved(nameOf(card)))}
          {...(mount ? { mount } : {})}
        />
      </div>
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      {status === 'loading' ? <LoadingCards label={text.loading} count={2} /> : null}
      {status === 'error' ? <ErrorState className="gz-panel" title={text.failedTitle} onRetry={onRetry} /> : null}
      {isReady && cards.length === 0 ? (
        <EmptyState className="gz-panel" title={text.emptyTitle}>
          {text.empty}
        </EmptyState>
      ) : null}
      {isReady && cards.length > 0 ? (
        <ul data-slot="cards">
          {cards.map((card) => (
            <SavedCard key={card.id} card={card} today={today} text={text}>
              <Button
                variant="plain"
                aria-label={text.renameOne(nameOf(card))}
                onClick={() => open({ type: 'rename', card })}
              >
                {text.rename}
              </Button>
              {card.isDefault || card.expired ? null : (
                <Button
                  variant="plain"
                  aria-label={text.makeDefaultOne(nameOf(card))}
                  onClick={() => void makeDefault(card)}
                >
                  {text.makeDefault}
                </Button>
              )}
              <Button
                variant="plain"
                data-apart
                aria-label={text.deleteOne(nameOf(card))}
                onClick={() => open({ type: 'delete', card })}
              >
                {text.delete}
              </Button>
            </SavedCard>
          ))}
        </ul>
      ) : null}
      {dialog ? (
        <OnDemand
          load={loadChanges}
          onUnloaded={() => {
            setDialog(null)
            setFailure(text.notLoaded)
          }}
        >
          {({ RenameCard, DeleteQuestion }) => {
            const { type, card } = dialog
            const onClose = () => setDialog(null)
            return type === 'rename' ? (
              <RenameCard
                card={card}
                port={port}
                text={text}
                onClose={onClose}
                onDone={() => finish(text.saved(nameOf(card)))}
              />
            ) : (
              <DeleteQuestion
                title={text.deleteTitle(nameOf(card))}
                text={text}
                inUse="card-in-use"
                commits="deletePaymentMethod"
                onDelete={(choice) => port.remove({ id: card.id, ...choice })}
                onClose={onClose}
                onDone={() => {
                  // The card's buttons disappear with it.
                  opener.current = null
                  finish(text.deleted(nameOf(card)))
                }}
              />
            )
          }}
        </OnDemand>
      ) : null}
    </div>
  )
}

/** A card is marked this many days before its last day. */
const soonDays = 60

/** The last day of a card, which is valid to the end of its month. */
function lastDayOf({ expMonth, expYear }: PaymentMethod): string {
  const year = expMonth === 12 ? expYear + 1 : expYear
  const month = String((expMonth % 12) + 1).padStart(2, '0')
  return addDays(`${year}-${month}-01`, -1)
}

interface SavedCardProps {
  card: PaymentMethod
  today: string
  text: PaymentMethodsMessages
  /** The buttons of the card. */
  children: ReactNode
}

function SavedCard({ card, today, text, children }: SavedCardProps) {
  const id = useId()
  const { brand, last4, label, holder, expMonth, expYear, isDefault, expired } = card
  const date = text.date(String(expMonth).padStart(2, '0'), String(expYear % 100).padStart(2, '0'))
  const isSoon = !expired && isExpired(lastDayOf(card), addDays(today, soonDays + 1))
  return (
    <li className="gz-panel">
      <article aria-labelledby={id} data-expired={expired || undefined}>
        <div data-slot="head">
          <div>
            <h3 id={id}>{text.card(brand, last4)}</h3>
            {label ? <p data-slot="name">{label}</p> : null}
          </div>
          <div data-slot="tags">
            {isDefault ? <StatusTag tone="neutral">{text.isDefault}</StatusTag> : null}
            {expired ? <StatusTag tone="refused">{text.expired}</StatusTag> : null}
            {isSoon ? <StatusTag tone="notice">{text.expiresSoon}</StatusTag> : null}
          </div>
          <ActionMenu label={text.actionsOf(label || text.card(brand, last4))}>{children}</ActionMenu>
        </div>
        <dl>
          <div>
            <dt>{text.holder}</dt>
            <dd>{holder}</dd>
          </div>
          <div>
            <dt>{text.expiry}</dt>
            <dd>{date}</dd>
          </div>
        </dl>
        {expired ? <p data-slot="warning">{text.expiredBody(date)}</p> : null}
        {isSoon ? <p data-slot="warning">{text.expiresSoonBody(date)}</p> : null}
      </article>
    </li>
  )
}
