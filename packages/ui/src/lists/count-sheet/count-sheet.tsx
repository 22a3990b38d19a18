'use client'
import type { ItemListLine, ItemListSummary, ProductCard } from '@gauze/contract'
import type { AddRequest } from '@gauze/machines/cart'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { lineKey, nearestItems, numberRank, soldItem } from '@gauze/rules'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { ProductImage } from '../../catalog/product-image/index.js'
import { type DataColumn, DataTable } from '../../data-table/index.js'
import { useFormats } from '../../formats/index.js'
import { TextField } from '../../forms/text-field/index.js'
import type { AddItemsToCart } from '../../hooks/use-cart.js'
import { cx } from '../../internal/cx.js'
import { meantItems } from '../../internal/meant-items.js'
import { splitScan } from '../../internal/split-scan.js'
import { Anchor } from '../../link/index.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { PageHeading } from '../../navigation/page-heading/index.js'
import { useRoutes } from '../../routes/index.js'
import { sumText, unitLabelOf } from '../item-lists/line-money.js'
import { itemNameOf } from '../item-lists/list-lines.js'
import { type Counts, lineOrder } from './count-lines.js'
import { type CountSheetMessages, countSheetMessages } from './count-sheet.messages.js'

export interface CountSheetProps extends Pick<AddItemsToCart, 'pending' | 'outcomes'> {
  /** The list that is counted. */
  list: Pick<ItemListSummary, 'id' | 'name'>
  /** The items of the list, with their stock levels. */
  lines: readonly ItemListLine[]
  /** The page of the list. */
  listHref: string
  /** The counts to begin with, by the id of their line. */
  initial?: Counts
  /** Called with the counts that a reload should bring back. */
  onDraftChange?: (counts: Counts) => void
  /** Finds the products for a number or a barcode, such as by `getItemList`. */
  find: (text: string) => Promise<readonly ProductCard[]>
  /** Called with the items, units and quantities to add to the cart. */
  onAdd: (lines: readonly AddRequest[]) => void
  className?: string
  messages?: Partial<CountSheetMessages>
}

/** A count whose missing goods were sent to the cart. */
interface SentCount {
  readonly quantity: number
  /** The quantities on the shelf, as they were typed. */
  readonly typed: string
}

const NO_COUNTS: Counts = {}

function nothing() {}

/**
 * A list as a count sheet: the quantity of a line is its par level. People type the quantity on the shelf, and the
 * units that are missing goes to the cart in one request. A scan moves the focus to the line of its item. The sheet
 * prints with room for counts by hand.
 *
 * @keyboard Enter, Arrow Down: move to the count of the next item.
 * @keyboard Arrow Up: moves to the count of the previous item.
 * @example
 * const { add, ...cart } = useAddItemsToCart()
 * return <CountSheet {...cart} list={list} lines={lines} listHref="/lists" find={(search) => api.getItemList({ search
 * })} onAdd={add} />
 */
export function CountSheet({
  list,
  lines,
  listHref,
  initial = NO_COUNTS,
  onDraftChange = nothing,
  find,
  pending,
  outcomes,
  onAdd,
  className,
  messages,
}: CountSheetProps) {
  const text = useMessages('countSheet', countSheetMessages, messages)
  const { money, number } = useFormats()
  const failureText = useFailureText()
  const routes = useRoutes()
  const sheet = useRef<HTMLDivElement>(null)
  const [counts, setCounts] = useState(initial)
  const [sent, setSent] = useState<ReadonlyMap<number, SentCount>>(new Map())
  const [cleared, setCleared] = useState<Counts | null>(null)
  const [notice, setNotice] = useState('')
  const [sought, setSought] = useState('')

  const type = (line: ItemListLine, typed: string) => {
    const { [line.id]: _before, ...others } = counts
    setSent(new Map([...sent].filter(([id]) => id !== line.id)))
    setCleared(null)
    setCounts(typed === '' ? others : { ...others, [line.id]: typed })
  }
  const orders = lines.map((line) => ({ line, order: lineOrder(line, counts[line.id]) }))
  const missing = orders.flatMap(({ line, order }) =>
    order.type === 'order' && line.item.refusal === null ? [{ ...line, quantity: order.quantity }] : [],
  )
  const invalid = orders.filter(({ order }) => order.type === 'invalid').length
  const counted = orders.filter(({ line, order }) => order.type !== 'uncounted' || sent.has(line.id)).length
  const outcomeOf = (line: ItemListLine) => (sent.has(line.id) ? outcomes[lineKey(keyOf(line))] : undefined)
  const isPending = (line: ItemListLine) => sent.has(line.id) && !outcomeOf(line) && pending.includes(line.itemId)
  const hasAdded = lines.some((line) => ['added', 'adjusted'].includes(outcomeOf(line)?.type ?? ''))

  // A count that was ordered must not be ordered again after a reload, unless the store refused it.
  const lost = lines.flatMap((line): [string, string][] =>
    outcomeOf(line)?.type === 'refused' ? [[String(line.id), sent.get(line.id)?.typed ?? '']] : [],
  )
  const draft = JSON.stringify({ ...Object.fromEntries(lost), ...counts })
  const changeDraft = useEffectEvent(onDraftChange)
  useEffect(() => changeDraft(JSON.parse(draft)), [draft])

  const add = () => {
    if (invalid > 0) {
      setNotice(text.mend(invalid, number(invalid)))
      return fieldsOf(sheet.current)
        .find((field) => field.getAttribute('aria-invalid') === 'true')
        ?.focus()
    }
    if (missing.length === 0) return setNotice(text.nothing)
    setNotice('')
    setCleared(null)
    const added = missing.map(({ id, quantity }) => [id, { quantity, typed: counts[id] ?? '' }] as const)
    setSent(new Map([...sent, ...added]))
    const ids = new Set(missing.map(({ id }) => String(id)))
    setCounts(Object.fromEntries(Object.entries(counts).filter(([id]) => !ids.has(id))))
    onAdd(missing.map((line) => ({ ...keyOf(line), quantity: line.quantity })))
  }
  const clear = () => {
    setSent(new Map())
    setNotice(text.cleared)
    setCleared(counts)
    setCounts({})
    fieldsOf(sheet.current)[0]?.focus()
  }
  const undo = () => {
    setNotice('')
    setCounts(cleared ?? {})
    setCleared(null)
    fieldsOf(sheet.current)[0]?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sought.trim() !== '') void seek(sought.trim())
  }
  const seek = async (wanted: string) => {
    const line = lineNamed(lines, wanted)
    if (line) return goTo(line)
    try {
      const found = lineFound(lines, await find(wanted), wanted)
      if (found) goTo(found)
      else setNotice(text.notOnSheet(wanted))
    } catch (error) {
      setNotice(text.notFound(wanted, failureText(reasonOf(readFailure(error)))))
    }
  }
  const goTo = (line: ItemListLine) => {
    setNotice('')
    setSought('')
    const field = fieldsOf(sheet.current).find(({ dataset }) => dataset.line === String(line.id))
    field?.focus()
    field?.select()
  }
  const press = (line: ItemListLine, event: KeyboardEvent<HTMLInputElement>) => {
    const scan = event.key === 'Enter' ? splitScan(event.currentTarget.value) : null
    if (scan !== null) {
      event.preventDefault()
      type(line, scan.typed)
      return void seek(scan.code)
    }
    if (event.key === 'Enter' && lineOrder(line, counts[line.id]).type === 'invalid') {
      event.preventDefault()
      return setNotice(text.invalid)
    }
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const fields = fieldsOf(sheet.current)
    const next = fields[fields.indexOf(event.currentTarget) + by]
    next?.focus()
    next?.select()
  }

  const columns: DataColumn<ItemListLine>[] = [
    {
      id: 'item',
      header: text.item,
      isRowHeader: true,
      text: itemNameOf,
      cell: (line) => (
        <span data-slot="item">
          <ProductImage src={line.item.thumbnailImage} alt="" />
          <span>
            <Anchor href={routes.product(line.item.urlComponent, line.unit)}>{itemNameOf(line)}</Anchor>
            <small>{text.identity(line.item.manufacturer, line.item.mpn, line.item.itemName)}</small>
          </span>
        </span>
      ),
    },
    {
      id: 'par',
      header: text.par,
      cell: (line) => text.perUnit(number(line.quantity), unitLabelOf(line)),
    },
    {
      id: 'shelf',
      header: text.shelf,
      cell: (line) => {
        const isInvalid = lineOrder(line, counts[line.id]).type === 'invalid'
        return (
          <span data-slot="shelf">
            <input
              className="gz-input"
              data-line={line.id}
              inputMode="numeric"
              autoComplete="off"
              aria-label={text.countOf(itemNameOf(line), unitLabelOf(line))}
              aria-invalid={isInvalid || undefined}
              aria-describedby={isInvalid ? `count-${line.id}-error` : undefined}
              value={counts[line.id] ?? ''}
              onChange={({ currentTarget }) => type(line, currentTarget.value)}
              onKeyDown={(event) => press(line, event)}
            />
            {isInvalid ? (
              <small id={`count-${line.id}-error`} data-slot="wrong">
                {text.invalid}
              </small>
            ) : null}
          </span>
        )
      },
    },
    {
      id: 'order',
      header: text.order,
      cell: (line) => (
        <span data-slot="order">
          <Order
            {...{ line, text }}
            order={lineOrder(line, counts[line.id])}
            sent={sent.get(line.id)?.quantity ?? null}
            outcome={outcomeOf(line)}
            isPending={isPending(line)}
          />
        </span>
      ),
    },
  ]
  const words = text.add(missing.length, number(missing.length))
  const sum = sumText(missing, money)
  return (
    <div ref={sheet} className={cx('gz-count-sheet', className)}>
      <PageHeading
        title={text.title(list.name)}
        description={text.description}
        actions={
          <Button variant="quiet" size="s" onClick={() => print()}>
            {text.print}
          </Button>
        }
      >
        <LinkButton variant="plain" size="s" href={listHref} data-slot="back">
          {text.back}
        </LinkButton>
      </PageHeading>
      {lines.length > 0 ? (
        <form data-slot="find" onSubmit={submit}>
          <TextField
            label={text.find}
            hasOptionalMark={false}
            placeholder={text.findHint}
            autoComplete="off"
            maxLength={200}
            value={sought}
            onChange={({ currentTarget }) => setSought(currentTarget.value)}
          />
        </form>
      ) : null}
      <DataTable
        rows={lines}
        columns={columns}
        keyOf={({ id }) => id}
        label={text.table(list.name)}
        messages={{
          count: () => text.progress(number(counted), number(lines.length)),
          emptyTitle: text.emptyTitle,
          empty: text.empty,
        }}
      />
      <p role="status" data-slot="notice">
        {notice}
      </p>
      {lines.length > 0 ? (
        <div data-slot="foot">
          {cleared && Object.keys(counts).length === 0 ? (
            <Button variant="plain" size="s" onClick={undo}>
              {text.undo}
            </Button>
          ) : (
            <Button variant="plain" size="s" onClick={clear}>
              {text.clear}
            </Button>
          )}
          {hasAdded ? <Anchor href={routes.cart}>{text.viewCart}</Anchor> : null}
          <Button onClick={add} isPending={lines.some(isPending)}>
            {sum === null ? words : text.addFor(words, sum)}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

interface OrderProps {
  line: ItemListLine
  order: ReturnType<typeof lineOrder>
  /** The quantity that was added last; null if none was. */
  sent: number | null
  outcome: AddItemsToCart['outcomes'][string] | undefined
  isPending: boolean
  text: CountSheetMessages
}

/** The effect of the count on the order, or its outcome. */
function Order({ line, order, sent, outcome, isPending, text }: OrderProps) {
  const { number } = useFormats()
  const failureText = useFailureText()
  if (sent !== null && order.type === 'uncounted') {
    const quantity = text.missing(number(sent), unitLabelOf(line))
    switch (outcome?.type) {
      case 'added':
        return <span data-tone="good">{text.added(quantity)}</span>
      case 'adjusted':
        return <span data-tone="limited">{text.adjusted(number(outcome.granted), quantity)}</span>
      case 'refused':
        return <span data-tone="wrong">{text.refused(failureText(outcome.reason))}</span>
      case 'delayed':
        return <span data-tone="limited">{text.delayed}</span>
      case undefined:
        return isPending ? text.pending : quantity
    }
  }
  if (line.item.refusal !== null) return <span data-tone="wrong">{failureText(line.item.refusal)}</span>
  if (order.type === 'order') return <b>{text.missing(number(order.quantity), unitLabelOf(line))}</b>
  if (order.type === 'enough') return <span data-tone="good">{text.enough}</span>
  return order.type === 'uncounted' ? <span data-tone="quiet">{text.uncounted}</span> : null
}

function keyOf({ itemId, unit }: ItemListLine) {
  return { itemId, unit }
}

/** The worst rank of a number that is written exactly. */
const EXACT = 2

/** The line of an exact item number or MPN. A looser reading may belong to an item that is not on the sheet. */
function lineNamed(lines: readonly ItemListLine[], wanted: string): ItemListLine | undefined {
  const numbersOf = ({ item: { itemName, mpn } }: ItemListLine) => ({ itemName, mpn, gtins: [] })
  const [line] = nearestItems(wanted, lines, numbersOf)
  return line && (numberRank(wanted, numbersOf(line)) ?? EXACT + 1) <= EXACT ? line : undefined
}

/** The line of the product that a text means; for words, the first product that the sheet has. */
function lineFound(lines: readonly ItemListLine[], products: readonly ProductCard[], wanted: string) {
  const meant = meantItems(products, wanted)
  return (meant.length > 0 ? meant : products).flatMap((product) => lineOf(lines, product) ?? [])[0]
}

/** The line of a product that was found, in the unit of its barcode if the list has it. */
function lineOf(lines: readonly ItemListLine[], product: ProductCard): ItemListLine | undefined {
  const ofItem = lines.filter(({ itemId }) => itemId === soldItem(product).id)
  return ofItem.find(({ unit }) => unit === product.namedUnit) ?? ofItem[0]
}

function fieldsOf(sheet: HTMLElement | null): HTMLInputElement[] {
  return [...(sheet?.querySelectorAll<HTMLInputElement>('input[data-line]') ?? [])]
}
