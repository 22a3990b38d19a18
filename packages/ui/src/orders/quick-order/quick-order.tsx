'use client'
import { type AddRequest, cartItemOf } from '@gauze/machines/cart'
import { type Addability, lineKey, type SoldItem, soldItem, sumCents } from '@gauze/rules'
import { itemRefusalMessages, itemRefusalText } from '@gauze/rules/messages'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../actions/button/index.js'
import type { PriceAccess } from '../../catalog/price/index.js'
import { useFormats } from '../../formats/index.js'
import type { AddItemsToCart } from '../../hooks/use-cart.js'
import { useOnline } from '../../hooks/use-online.js'
import { reportAdditions } from '../../internal/addition-report.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import {
  amountsOf,
  type FoundRow,
  type HeldFields,
  isComplete,
  isFound,
  isUnanswered,
  nameOf,
  type OrderRow,
  type SavedRow,
  savedRows,
  unitOf,
} from './order-rows.js'
import { type QuickOrderMessages, quickOrderMessages } from './quick-order.messages.js'
import { type LineHandlers, type LineStatus, QuickOrderLine, type RowPart } from './quick-order-line.js'
import { type FindProducts, MOST_LINES, useQuickOrder } from './use-quick-order.js'

export interface QuickOrderProps extends Pick<AddItemsToCart, 'pending' | 'outcomes'> {
  /** Finds the products for a number, a barcode or a name, such as by `getItemList`. */
  find: FindProducts
  /** The lines to begin with. Their items are looked up. */
  initial?: readonly SavedRow[]
  /** Called with the lines that a reload should bring back. */
  onDraftChange?: (rows: readonly SavedRow[]) => void
  /** Whether this company may buy an item, and if not, why. */
  check: (item: SoldItem) => Addability
  /** Whether the viewer sees prices, must log in for them, or may not see them. */
  access: PriceAccess
  /** Called with the items, units and quantities to add to the cart. */
  onAdd: (lines: readonly AddRequest[]) => void
  /**
   * Puts the focus into the first empty line when the component appears, as on a page of its own.
   * @selector [data-focus-first]
   */
  autoFocus?: boolean
  className?: string
  messages?: Partial<QuickOrderMessages>
}

const NO_ROWS: readonly SavedRow[] = []

/** How long to wait before the store is asked again, although the browser has a connection. */
const RETRY_MS = 5_000

function nothing() {}

/**
 * A whole order from the keyboard: each line takes an item number, an MPN, a barcode or a name, then a quantity, and
 * Enter goes on. A scanner may be used in either field. Lines with an item go to the cart together; the others stay.
 * Without a connection, the lines wait, and go to the cart when the store has said which items they mean.
 *
 * @keyboard Arrow Up, Arrow Down: in an item number, move to the row above or below.
 * @keyboard Enter: in a quantity that a scanner filled in, moves the code to the next row.
 * @keyboard Ctrl+Enter, Cmd+Enter: adds the rows to the cart.
 * @example
 * const { add, ...cart } = useAddItemsToCart()
 * return <QuickOrder {...cart} onAdd={add} find={(search) => api.getItemList({ search })} check={check} access="visible" />
 */
export function QuickOrder({
  find,
  initial = NO_ROWS,
  onDraftChange = nothing,
  check,
  access,
  pending,
  outcomes,
  onAdd,
  autoFocus = false,
  className,
  messages,
}: QuickOrderProps) {
  const text = useMessages('quickOrder', quickOrderMessages, messages)
  const refusals = useMessages('itemRefusal', itemRefusalMessages)
  const { money, number } = useFormats()
  const routes = useRoutes()
  const isOnline = useOnline()
  useEffect(reportAdditions, [])
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [news, setNews] = useState('')
  const [notice, setNotice] = useState('')
  const [focusAt, setFocusAt] = useState<{ readonly row: number; readonly part: RowPart } | null>(null)
  const order = useQuickOrder({
    ...{ find, initial },
    onMerged: (row) => setNews(text.merged(nameOf(row), number(row.quantity))),
    heldFields: () => fieldsAt(document.activeElement),
  })
  const { rows } = order
  const focusEmpty = useEffectEvent(() => {
    const empty = order.latest().at(-1)
    if (autoFocus && empty) fieldOf(list.current, empty.key, 'number')?.focus()
  })
  useEffect(() => focusEmpty(), [])

  // A row that a key press adds can take the focus when it is rendered.
  useEffect(() => {
    if (focusAt === null) return
    const field = fieldOf(list.current, focusAt.row, focusAt.part)
    field?.focus()
    field?.select()
  }, [focusAt])

  const statusOf = (row: OrderRow): LineStatus => {
    if (!row.isSent || !isFound(row)) return 'idle'
    const outcome = outcomes[lineKey(lineOf(row))]
    return outcome?.type ?? (pending.includes(soldItem(row.result.product).id) ? 'pending' : 'idle')
  }
  const refusalOf = (row: FoundRow) => {
    const answer = check(soldItem(row.result.product))
    return answer.ok ? null : itemRefusalText(answer, refusals)
  }
  const isDone = (row: OrderRow) => ['added', 'adjusted'].includes(statusOf(row))
  const isAdding = rows.some((row) => statusOf(row) === 'pending')
  // These lines do not announce their own outcome.
  const quietlyAdded = rows.filter((row) => row.isQuiet && statusOf(row) === 'added').length
  const isWaiting = (row: OrderRow) => ['pending', 'delayed'].includes(statusOf(row))
  const isOpen = (row: OrderRow) => row.text.trim() !== '' && !isDone(row) && !isWaiting(row)
  const isReady = (row: OrderRow): row is FoundRow => isFound(row) && isComplete(row) && refusalOf(row) === null
  const ready = rows.filter(isOpen).filter(isReady)
  const amounts = [...ready, ...rows.filter(isFound).filter(isWaiting)].flatMap(
    (row) => amountsOf(row, access)?.total ?? [],
  )
  const draft = JSON.stringify(savedRows(rows, (row) => statusOf(row) === 'refused'))
  const changeDraft = useEffectEvent(onDraftChange)
  useEffect(() => changeDraft(JSON.parse(draft)), [draft])
  const retry = useEffectEvent(order.retryFailed)
  useEffect(() => {
    if (isOnline) retry()
  }, [isOnline])
  const isUnheard = rows.some(({ result }) => result.type === 'unheard')
  useEffect(() => {
    if (!isOnline || !isUnheard) return
    const retrying = setTimeout(retry, RETRY_MS)
    return () => clearTimeout(retrying)
  }, [isOnline, isUnheard])

  const sendRows = (sent: readonly FoundRow[]) => {
    order.send(sent, order.latest().filter(isDone))
    onAdd(sent.map((row) => ({ ...lineOf(row), quantity: row.quantity, preview: cartItemOf(row.result.product) })))
  }
  const sendQueued = useEffectEvent(() => {
    const queued = order.latest().filter(({ isQueued }) => isQueued)
    const sent = queued.filter(isReady)
    const left = queued.length - sent.length
    order.queue([])
    if (sent.length > 0) sendRows(sent)
    setNotice(left > 0 ? text.left(left, number(left)) : '')
  })
  const isQueueAnswered =
    rows.some(({ isQueued }) => isQueued) && !rows.some((row) => row.isQueued && isUnanswered(row))
  useEffect(() => {
    if (isQueueAnswered) sendQueued()
  }, [isQueueAnswered])

  const addAll = () => {
    setNews('')
    const wrong = list.current?.querySelector<HTMLInputElement>('[data-slot="quantity"] input:invalid')
    if (wrong) {
      wrong.focus()
      return setNotice(text.mendQuantity)
    }
    const open = order.latest().filter(isOpen)
    const sent = open.filter(isReady)
    const queued = open.filter((row) => isUnanswered(row) && row.wrongQuantity === null)
    const left = open.length - sent.length - queued.length
    setNotice(
      [
        ...(queued.length > 0 ? [text.queued(queued.length, number(queued.length))] : []),
        ...(left > 0 ? [text.left(left, number(left))] : []),
        ...(open.length === 0 ? [text.nothing] : []),
      ].join(' '),
    )
    order.queue(queued)
    if (sent.length === 0) return
    sendRows(sent)
    // The line with the focus may be gone.
    const last = order.latest().at(-1)
    if (last && !document.activeElement?.matches('button')) setFocusAt({ row: last.key, part: 'number' })
  }
  const pressAnywhere = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    const field = document.activeElement
    // A field reports its quantity when it loses the focus. One that is not valid stays as it was typed.
    if (field instanceof HTMLInputElement && field.validity.valid) {
      flushSync(() => field.blur())
      field.focus()
    }
    addAll()
  }
  const goTo = (index: number, part: RowPart) => {
    const row = order.latest()[Math.min(index, order.latest().length - 1)]
    if (index >= 0 && row) setFocusAt({ row: row.key, part })
  }
  const placeOf = (key: number) => order.latest().findIndex((row) => row.key === key)
  const handlers: LineHandlers = {
    onType: (key, typed) => {
      // The quantity of a merged line belongs to the other line.
      order.leave(key, { row: key, quantity: null })
      order.patch(key, {
        ...{ text: typed, result: { type: 'untried' }, unit: null, wantedUnit: null },
        ...{ isSent: false, isQueued: false, isQuiet: false },
      })
    },
    onLookUp: order.lookUp,
    onChoose: (key, product) => {
      const row = order.latest()[placeOf(key)]
      if (row) order.choose({ ...row, isQuiet: false }, product)
      goTo(placeOf(key), 'quantity')
    },
    onQuantity: order.setQuantity,
    onLeave: (key, next) => order.leave(key, fieldsAt(next)),
    onUnit: (key, unit) => order.patch(key, { unit, wantedUnit: null, isSent: false }),
    onRemove: (key) => {
      const place = placeOf(key)
      order.remove(key)
      goTo(place, 'number')
    },
    onPaste: (key, lines) => {
      const named = lines.filter(({ problem }) => problem !== 'noItem')
      const count = order.paste(key, named)
      const nameless = lines.length - named.length
      setNotice(
        [
          text.pasted(count, number(count)),
          ...(nameless > 0 ? [text.nameless(nameless, number(nameless))] : []),
          ...(count < named.length ? [text.tooMany(number(MOST_LINES))] : []),
        ].join(' '),
      )
    },
    onMove: (key, by, part) => goTo(placeOf(key) + by, part),
    onScan: (scanned) => {
      const next = order.latest().find((each) => each.text === '')
      if (!next) return
      order.lookUp(next.key, scanned)
      setFocusAt({ row: next.key, part: 'quantity' })
    },
  }
  // The handlers stay the same for the lines, so that typing in one line renders only that line.
  const newest = useRef(handlers)
  useLayoutEffect(() => {
    newest.current = handlers
  })
  const [stable] = useState(() => stableHandlers(newest))

  return (
    <section
      aria-label={text.label}
      className={cx('gz-quick-order', className)}
      data-focus-first={autoFocus || undefined}
      onKeyDown={pressAnywhere}
    >
      <p id={`${id}-help`} data-slot="help">
        {text.help}
      </p>
      <ol ref={list} data-slot="rows" aria-describedby={`${id}-help`}>
        {rows.map((row, index) => (
          <QuickOrderLine
            key={row.key}
            row={row}
            written={number(index + 1)}
            status={statusOf(row)}
            outcome={isFound(row) ? outcomes[lineKey(lineOf(row))] : undefined}
            refusal={isFound(row) ? refusalOf(row) : null}
            access={access}
            handlers={stable}
            text={text}
          />
        ))}
      </ol>
      <div data-slot="foot">
        {amounts.length > 0 ? (
          <p data-slot="subtotal">
            {text.subtotal} <b>{money(sumCents(amounts))}</b>
          </p>
        ) : null}
        <Button onClick={addAll} isPending={isAdding}>
          {text.add(ready.length, number(ready.length))}
        </Button>
        {rows.some(isDone) ? <Anchor href={routes.cart}>{text.viewCart}</Anchor> : null}
      </div>
      <p role="status" data-slot="notice">
        {notice}
      </p>
      <p role="status" className="gz-visually-hidden">
        {news || (quietlyAdded > 0 && !isAdding ? text.addedLines(quietlyAdded, number(quietlyAdded)) : null)}
      </p>
    </section>
  )
}

function stableHandlers(newest: { readonly current: LineHandlers }): LineHandlers {
  return {
    onType: (...given) => newest.current.onType(...given),
    onLookUp: (...given) => newest.current.onLookUp(...given),
    onChoose: (...given) => newest.current.onChoose(...given),
    onQuantity: (...given) => newest.current.onQuantity(...given),
    onUnit: (...given) => newest.current.onUnit(...given),
    onRemove: (...given) => newest.current.onRemove(...given),
    onPaste: (...given) => newest.current.onPaste(...given),
    onMove: (...given) => newest.current.onMove(...given),
    onScan: (...given) => newest.current.onScan(...given),
    onLeave: (...given) => newest.current.onLeave(...given),
  }
}

function lineOf(row: FoundRow): { readonly itemId: number; readonly unit: number } {
  return { itemId: soldItem(row.result.product).id, unit: unitOf(row)?.id ?? 0 }
}

/** The row and the quantity that an element belongs to. */
function fieldsAt(element: Element | null): HeldFields {
  const key = element?.closest<HTMLElement>('[data-key]')?.dataset.key
  const row = key === undefined ? null : Number(key)
  return { row, quantity: element?.matches('[data-slot="quantity"] input') ? row : null }
}

function fieldOf(list: HTMLElement | null, key: number, part: RowPart) {
  return list?.querySelector<HTMLInputElement>(`[data-key="${key}"] [data-slot="${part}"] input`)
}
