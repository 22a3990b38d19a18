'use client'
import type { SalesOrder } from '@gauze/contract'
import { approvalsPath, centsFromDollars, easternDate } from '@gauze/rules'
import { useId, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { AddedItems, type ItemsAddition, useItemsAddition } from '../../catalog/added-items/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { useDateFormat, useFormats, useWeekdayFormat } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { AccountTasks } from '../../overview/account-overview/index.js'
import { useRoutes } from '../../routes/index.js'
import { DeskPanel } from './desk-panel.js'
import { DueItems } from './due-items.js'
import { type OrderingDeskMessages, orderingDeskMessages } from './ordering-desk.messages.js'
import type { OrderingDeskProps } from './ordering-desk.types.js'
import { useSlashKey } from './use-slash-key.js'

/** The orders that wait and the parcels have panels of their own. */
const shownInPanels = ['approvals', 'salesorders']

/**
 * The first page of a customer: the items that are due again with their usual quantities, a field for item numbers that
 * the / key focuses, the orders that wait for approval, the parcels of today, and the item lists. Each part loads on its
 * own. Users without the right to see prices see no amounts and no orders.
 *
 * @example
 * <OrderingDesk firstName="Dana" overview={overview} items={items} waiting={waiting} lists={lists} readList={readList}
 *   quickOrder={<QuickOrder {...cart} onAdd={add} find={find} check={check} access="visible" />}
 *   pageHrefOf={(page) => `/account/${page}`} {...useAdditionPort()} />
 */
export function OrderingDesk({
  firstName,
  now,
  overview,
  items,
  inCart,
  waiting,
  lists,
  readList,
  quickOrder,
  pageHrefOf,
  pending,
  outcomes,
  onAdd,
  onUndo,
  messages,
  className,
  ...props
}: OrderingDeskProps) {
  const text = useMessages('orderingDesk', orderingDeskMessages, messages)
  const addition = useItemsAddition({ pending, outcomes, onAdd, onUndo })
  const [at] = useState(() => now ?? new Date())
  const today = easternDate(at)
  const [figures] = overview.rows
  return (
    <div {...props} className={cx('gz-ordering-desk', className)}>
      <Head firstName={firstName} at={at} text={text} />
      {figures ? <AccountTasks overview={figures} pageHrefOf={pageHrefOf} without={shownInPanels} /> : null}
      <AddedItems addition={addition} />
      <DueItems {...{ items, inCart, today, pageHrefOf, addition, text }} />
      <NumberSection text={text}>{quickOrder}</NumberSection>
      <div data-slot="panels">
        {waiting ? <Waiting waiting={waiting} pageHrefOf={pageHrefOf} text={text} /> : null}
        <Deliveries overview={overview} today={today} pageHrefOf={pageHrefOf} text={text} />
        <Lists lists={lists} readList={readList} addition={addition} pageHrefOf={pageHrefOf} text={text} />
      </div>
    </div>
  )
}

interface PanelProps extends Pick<OrderingDeskProps, 'pageHrefOf'> {
  text: OrderingDeskMessages
}

interface HeadProps {
  firstName: string
  at: Date
  text: OrderingDeskMessages
}

function Head({ firstName, at, text }: HeadProps) {
  const day = useDateFormat()
  const weekday = useWeekdayFormat()
  const hour = at.getHours()
  const greet = hour < 12 ? text.morning : hour < 18 ? text.afternoon : text.evening
  const today = easternDate(at)
  return (
    <div data-slot="greeting">
      <h1>{greet(firstName)}</h1>
      <p>{text.today(weekday(today), day(today))}</p>
    </div>
  )
}

interface NumberSectionProps {
  text: OrderingDeskMessages
  children: OrderingDeskProps['quickOrder']
}

function NumberSection({ text, children }: NumberSectionProps) {
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const { isOn, toggle } = useSlashKey(() => {
    const fields = section.current?.querySelectorAll<HTMLInputElement>('[data-slot="number"] input') ?? []
    // The last line is the empty one.
    fields[fields.length - 1]?.focus()
  })
  return (
    <section ref={section} className="gz-panel" aria-labelledby={titleId} data-slot="numbers">
      <div data-slot="head">
        <h2 id={titleId}>{text.number}</h2>
        <span data-slot="shortcut">
          {isOn ? text.shortcut : null}
          <Button variant="plain" size="s" aria-label={isOn ? text.turnOffKey : text.turnOnKey} onClick={toggle}>
            {isOn ? text.turnOff : text.turnOn}
          </Button>
        </span>
      </div>
      {children}
    </section>
  )
}

interface WaitingProps extends PanelProps {
  waiting: NonNullable<OrderingDeskProps['waiting']>
}

function Waiting({ waiting, pageHrefOf, text }: WaitingProps) {
  const routes = useRoutes()
  const { money } = useFormats()
  const approvals = pageHrefOf('approvals')
  const hrefOf = ({ id }: SalesOrder) => (approvals === undefined ? routes.order(id) : approvalsPath(id))
  return (
    <DeskPanel
      part={waiting}
      title={text.waiting}
      more={
        approvals === undefined
          ? { label: text.allOrders, href: pageHrefOf('salesorders') }
          : { label: text.allWaiting, href: approvals }
      }
      empty={text.noneWaits}
      text={text}
    >
      <ul data-slot="rows">
        {waiting.rows.map((order) => (
          <li key={order.id}>
            <Anchor href={hrefOf(order)}>{order.orderNumber}</Anchor>
            <b data-slot="end">{order.total === null ? null : money(centsFromDollars(order.total))}</b>
            <span data-slot="note">{text.by(order.placedBy, order.poNum)}</span>
          </li>
        ))}
      </ul>
    </DeskPanel>
  )
}

interface DeliveriesProps extends PanelProps, Pick<OrderingDeskProps, 'overview'> {
  /** YYYY-MM-DD */
  today: string
}

function Deliveries({ overview, today, pageHrefOf, text }: DeliveriesProps) {
  const routes = useRoutes()
  const [figures] = overview.rows
  const parcels = (figures?.recentFulfillments ?? []).filter(
    ({ deliveredAt }) => deliveredAt === null || easternDate(deliveredAt) === today,
  )
  return (
    <DeskPanel
      part={{ ...overview, rows: parcels }}
      title={text.deliveries}
      more={{ label: text.allOrders, href: pageHrefOf('salesorders') }}
      empty={text.noDelivery}
      text={text}
    >
      <ul data-slot="rows">
        {parcels.map(({ id, orderNumber, carrier, trackingNumber, deliveredAt }) => (
          <li key={id}>
            <Anchor href={routes.tracking(trackingNumber)}>{trackingNumber}</Anchor>
            <StatusTag data-slot="end" tone={deliveredAt === null ? 'neutral' : 'good'}>
              {deliveredAt === null ? text.onTheWay : text.delivered}
            </StatusTag>
            <span data-slot="note">{text.delivery(orderNumber, carrier)}</span>
          </li>
        ))}
      </ul>
    </DeskPanel>
  )
}

interface ListsProps extends PanelProps, Pick<OrderingDeskProps, 'lists' | 'readList'> {
  addition: ItemsAddition
}

/** The most lists that are shown; the others are on their page. */
const SHOWN_LISTS = 4

function Lists({ lists, readList, addition, pageHrefOf, text }: ListsProps) {
  const { number } = useFormats()
  const [reading, setReading] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const page = pageHrefOf('itemlists')
  const addAll = async (id: number) => {
    setFailed(false)
    setReading(id)
    try {
      const lines = await readList(id)
      addition.add(
        lines.map(({ itemId, unit, quantity, item }) => ({
          ...{ itemId, unit, quantity, name: item.name },
          unitLabel: item.units.find((one) => one.id === unit)?.label ?? '',
        })),
      )
    } catch {
      setFailed(true)
    } finally {
      setReading(null)
    }
  }
  return (
    <DeskPanel
      part={lists}
      title={text.lists}
      more={{ label: text.allLists, href: page }}
      empty={text.noLists}
      text={text}
    >
      <ul data-slot="rows">
        {lists.rows.slice(0, SHOWN_LISTS).map(({ id, name, itemListDetailCount, isSubscription }) => (
          <li key={id}>
            <Anchor href={`${page ?? ''}?id=${id}`}>{name}</Anchor>
            {itemListDetailCount > 0 ? (
              <Button
                data-slot="end"
                size="s"
                variant="quiet"
                aria-label={text.addListNamed(name)}
                isPending={reading === id}
                onClick={() => void addAll(id)}
              >
                {text.addList}
              </Button>
            ) : null}
            <span data-slot="note">
              {[text.items(itemListDetailCount, number(itemListDetailCount)), isSubscription && text.standing]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" data-slot="failure">
        {failed ? text.listFailed : null}
      </p>
    </DeskPanel>
  )
}
