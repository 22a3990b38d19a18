'use client'
import type { CallInput, CallOutput, Subscription } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { type ReactNode, useId, useState } from 'react'
import { ActionMenu } from '../../actions/action-menu/index.js'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { addressLines } from '../../addresses/address-picker/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Anchor } from '../../link/index.js'
import { useFailureText } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { EndSubscription } from './end-subscription.js'
import type { SubscriptionChoices } from './subscription-choices.js'
import type { SubscriptionsMessages } from './subscriptions.messages.js'
import { useDates } from './use-dates.js'

/** The calls that change a subscription. */
export interface SubscriptionPort {
  readonly skipSubscription: (input: CallInput<'skipSubscription'>) => Promise<Subscription>
  readonly pauseSubscription: (input: CallInput<'pauseSubscription'>) => Promise<Subscription>
  readonly deleteSubscription: (input: CallInput<'deleteSubscription'>) => Promise<CallOutput<'deleteSubscription'>>
}

interface CardParts {
  subscription: Subscription
  text: SubscriptionsMessages
}

interface SubscriptionCardProps extends CardParts {
  choices: SubscriptionChoices
  port: SubscriptionPort
  listHref: string
  editHref: string
  mayReadOrders: boolean
  onChanged: () => void
  onEnded: () => void
}

/** One subscription: its next order largest, then its dates, its payment, and the result of its last order. */
export function SubscriptionCard({
  subscription,
  choices,
  port,
  listHref,
  editHref,
  mayReadOrders,
  text,
  onChanged,
  onEnded,
}: SubscriptionCardProps) {
  const id = useId()
  const dates = useDates(text)
  const failureText = useFailureText()
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState('')
  const [notice, setNotice] = useState('')
  const [isEnding, setEnding] = useState(false)
  const { itemListId, listName, itemCount, ownerName, mayChange, paused, retryOn } = subscription
  const nextDates = datesAfterRetry(subscription)
  const next = nextDates.find(({ skipped }) => !skipped)?.date

  const change = async (name: string, work: () => Promise<Subscription>, words: (changed: Subscription) => string) => {
    if (pending !== null) return
    setPending(name)
    setFailure('')
    setNotice('')
    try {
      setNotice(words(await work()))
    } catch (error) {
      setFailure(failureText(reasonOf(readFailure(error))))
    } finally {
      setPending(null)
      onChanged()
    }
  }
  const skip = (from: 'top' | 'date', date: string, skipped: boolean) =>
    void change(
      `${from} ${date}`,
      () => port.skipSubscription({ itemListId, date, skipped }),
      () =>
        skipped ? text.skippedNotice(listName, dates.short(date)) : text.takenBackNotice(listName, dates.short(date)),
    )
  const pause = () =>
    void change(
      'pause',
      () => port.pauseSubscription({ itemListId, paused: !paused }),
      (changed) => {
        const first = changed.nextDates.find(({ skipped }) => !skipped)
        return paused && first ? text.resumedNotice(listName, dates.long(first.date)) : text.pausedNotice(listName)
      },
    )

  return (
    <article aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <Anchor href={listHref}>{listName}</Anchor>
        </h2>
        <Status subscription={subscription} text={text} />
        {mayChange ? (
          <>
            <ActionMenu label={text.more(listName)}>
              <LinkButton variant="plain" href={editHref}>
                {text.edit}
              </LinkButton>
              <Button variant="plain" data-apart onClick={() => setEnding(true)}>
                {text.end}
              </Button>
            </ActionMenu>
            <EndSubscription
              listName={listName}
              isOpen={isEnding}
              onOpenChange={setEnding}
              text={text}
              onEnd={async () => {
                await port.deleteSubscription({ itemListId })
                onEnded()
              }}
            />
          </>
        ) : null}
        <p>
          {text.items(itemCount)}, {text.orderedBy(ownerName)}
        </p>
      </header>
      <Problems subscription={subscription} text={text} />
      {failure === '' ? null : <Banner tone="danger">{failure}</Banner>}
      {notice === '' ? null : <Banner tone="success">{notice}</Banner>}
      <section data-slot="schedule">
        <p data-slot="caption">{text.nextOrder}</p>
        <p data-slot="next">{paused || next === undefined ? text.paused : dates.long(retryOn ?? next)}</p>
        {paused && next !== undefined ? <p>{text.wouldRun(dates.long(next))}</p> : null}
        {mayChange ? (
          <div data-slot="buttons">
            {paused || retryOn !== null || next === undefined ? null : (
              <Button
                size="s"
                variant="quiet"
                commits="skipSubscription"
                isPending={pending === `top ${next}`}
                onClick={() => skip('top', next, true)}
              >
                {text.skipOne(dates.short(next))}
              </Button>
            )}
            <Button
              size="s"
              variant={paused ? 'primary' : 'quiet'}
              commits="pauseSubscription"
              isPending={pending === 'pause'}
              onClick={pause}
            >
              {paused ? text.resume : text.pause}
            </Button>
          </div>
        ) : null}
        <p data-slot="rhythm">{dates.rhythm(subscription)}</p>
        <ol data-slot="dates" aria-label={text.dates}>
          {nextDates.map(({ date, skipped }) => (
            <li
              key={date}
              data-skipped={skipped || undefined}
              data-next={(date === next && retryOn === null) || undefined}
            >
              <time dateTime={date}>{dates.short(date)}</time>
              <small>
                {skipped ? text.skipped : null}
                {date === next && retryOn === null && !paused ? text.next : null}
              </small>
              {mayChange ? (
                <Button
                  size="s"
                  variant="plain"
                  aria-label={skipped ? text.takeBackOne(dates.short(date)) : text.skipOne(dates.short(date))}
                  commits="skipSubscription"
                  isPending={pending === `date ${date}`}
                  onClick={() => skip('date', date, !skipped)}
                >
                  {skipped ? text.takeBack : text.skip}
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
      </section>
      <Facts {...{ subscription, choices, mayReadOrders, text }} />
    </article>
  )
}

/** The dates that can be skipped: the order of a date that failed is tried again, on any later date. */
function datesAfterRetry({ nextDates, retryOn, lastRun }: Subscription): Subscription['nextDates'] {
  return retryOn === null || lastRun === null ? nextDates : nextDates.filter(({ date }) => date > lastRun.dueOn)
}

function Status({ subscription: { paused, retryOn }, text }: CardParts) {
  if (paused) return <StatusTag tone="neutral">{text.paused}</StatusTag>
  if (retryOn !== null) return <StatusTag tone="refused">{text.retrying}</StatusTag>
  return <StatusTag tone="good">{text.active}</StatusTag>
}

/** Why it is paused, why an order was not placed, and the problems of the next order. */
function Problems({ subscription, text }: CardParts) {
  const dates = useDates(text)
  const { paused, pauseReason, retryOn, lastRun, warnings } = subscription
  return (
    <>
      {paused ? (
        <Banner tone={pauseReason === null ? 'info' : 'warning'} role="note" title={text.pausedTitle}>
          {pauseReason}
        </Banner>
      ) : null}
      {retryOn !== null && lastRun !== null ? (
        <Banner tone="danger" role="note" title={text.retryTitle(dates.short(lastRun.dueOn))}>
          {text.retry(lastRun.error ?? '', dates.short(retryOn))}
        </Banner>
      ) : null}
      {warnings.length > 0 ? (
        <Banner tone="warning" role="note" title={text.warningTitle}>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
    </>
  )
}

interface FactsProps extends CardParts, Pick<SubscriptionCardProps, 'choices' | 'mayReadOrders'> {}

/** Where the orders go, how they are paid, and the last one. */
function Facts({ subscription, choices, mayReadOrders, text }: FactsProps) {
  const { shipAddressId, billAddressId, paymentMethod, poNum } = subscription
  const addressOf = (id: number) => {
    const address = choices.addresses.find((each) => each.id === id)
    if (address === undefined) return text.gone
    return (
      <>
        {address.label ? <b>{address.label}</b> : null}
        {addressLines({ ...address, attention: '' }).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </>
    )
  }
  const card = choices.cards.find(({ id }) => id === paymentMethod)
  const cardText = card?.expired ? text.expiredCard : text.card
  return (
    <dl data-slot="facts">
      <Fact name={text.shipTo}>{addressOf(shipAddressId)}</Fact>
      <Fact name={text.billTo}>{addressOf(billAddressId)}</Fact>
      <Fact name={text.payment}>
        {paymentMethod === 'terms' ? (choices.terms ?? text.terms) : null}
        {paymentMethod !== 'terms' && card ? cardText(card.brand, card.last4) : null}
        {paymentMethod !== 'terms' && !card ? text.gone : null}
      </Fact>
      <Fact name={text.poNum}>{poNum || text.noPoNum}</Fact>
      <Fact name={text.lastRun}>
        <LastRun subscription={subscription} mayReadOrders={mayReadOrders} text={text} />
      </Fact>
    </dl>
  )
}

function LastRun({ subscription: { lastRun }, mayReadOrders, text }: CardParts & { mayReadOrders: boolean }) {
  const routes = useRoutes()
  const { short } = useDates(text)
  if (lastRun === null) return text.noRun
  const { dueOn, orderId, orderNumber, error, leftOut } = lastRun
  if (error !== null) return text.notRun(short(dueOn), error)
  return (
    <>
      <span>{text.ranOn(short(dueOn))}</span>
      {orderId !== null && mayReadOrders ? <Anchor href={routes.order(orderId)}>{orderNumber}</Anchor> : orderNumber}
      {leftOut.length > 0 ? (
        <>
          <span>{text.leftOut}</span>
          <ul>
            {leftOut.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
