'use client'
import type { ProductCard } from '@gauze/contract'
import type { AddOutcome } from '@gauze/machines/cart'
import { nameWithVariant, parseQuantityInput, soldItem } from '@gauze/rules'
import { type FormEvent, type KeyboardEvent, memo, useId, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { IconButton } from '../../actions/icon-button/index.js'
import type { PriceAccess } from '../../catalog/price/index.js'
import { ProductImage } from '../../catalog/product-image/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { StockBadge } from '../../catalog/stock-badge/index.js'
import { useFormats } from '../../formats/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TrashIcon } from '../../icons/index.js'
import { splitScan } from '../../internal/split-scan.js'
import { Anchor } from '../../link/index.js'
import { type ListRow, readTypedRows } from '../../lists/item-lists/read-rows.js'
import { useFailureText } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { amountsOf, type FoundRow, isFound, isUnitUnknown, nameOf, type OrderRow, unitOf } from './order-rows.js'
import type { QuickOrderMessages } from './quick-order.messages.js'

/** A field of a line. */
export type RowPart = 'number' | 'quantity'

export type LineStatus = 'idle' | 'pending' | AddOutcome['type']

/** The reports of a line, with the key of its row. They are the same functions on every render. */
export interface LineHandlers {
  onType: (key: number, text: string) => void
  onLookUp: (key: number, text: string) => void
  onChoose: (key: number, product: ProductCard) => void
  onQuantity: (key: number, quantity: number) => void
  onUnit: (key: number, unit: number) => void
  onRemove: (key: number) => void
  onPaste: (key: number, lines: readonly ListRow[]) => void
  /** Moves the focus by some lines. */
  onMove: (key: number, by: number, part: RowPart) => void
  onScan: (text: string) => void
  /** The focus leaves a quantity or the line. `next` gets the focus; null for none that is known. */
  onLeave: (key: number, next: Element | null) => void
}

interface QuickOrderLineProps {
  row: OrderRow
  /** The number of the line, as it is written. */
  written: string
  status: LineStatus
  outcome: AddOutcome | undefined
  /** Why the item cannot be bought, in words; null if it can. */
  refusal: string | null
  access: PriceAccess
  handlers: LineHandlers
  text: QuickOrderMessages
}

/** One line: the number, the item that it means, its unit and quantity, and its outcome. */
export const QuickOrderLine = memo(function QuickOrderLine(props: QuickOrderLineProps) {
  const { row, written, status, access, handlers, text } = props
  const { key } = row
  const id = useId()
  // A scan into the quantity must not stay there.
  const [scans, setScans] = useState(0)
  const found = isFound(row) ? row : null
  const isTried = row.result.type !== 'untried'
  const isWrong = row.result.type === 'none' || row.result.type === 'failed'
  const isBusy = status === 'pending'
  const name = found ? nameOf(found) : row.text

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isInNumber = document.activeElement?.id === id
    if (!isInNumber) return handlers.onMove(key, 1, 'number')
    if (row.text.trim() === '') return
    if (!isTried || isWrong || row.result.type === 'unheard') handlers.onLookUp(key, row.text)
    handlers.onMove(key, 0, 'quantity')
  }
  const pressInNumber = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    handlers.onMove(key, by, 'number')
  }
  const pressInQuantity = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target } = event
    const scan = target instanceof HTMLInputElement && event.key === 'Enter' ? splitScan(target.value) : null
    if (scan === null) return
    event.preventDefault()
    event.stopPropagation()
    const read = parseQuantityInput(scan.typed)
    if (read.ok) handlers.onQuantity(key, read.quantity)
    setScans((count) => count + 1)
    handlers.onScan(scan.code)
  }
  return (
    <li
      data-key={row.key}
      data-status={status}
      data-result={row.result.type}
      onBlur={({ currentTarget, target, relatedTarget }) => {
        // A window that loses the focus keeps the active field.
        if (target === document.activeElement) return
        const isInside = currentTarget.contains(relatedTarget)
        if (!isInside || target.matches('[data-slot="quantity"] input')) handlers.onLeave(key, relatedTarget)
      }}
    >
      <form onSubmit={submit} aria-label={text.line(written)}>
        <div data-slot="number">
          <input
            id={id}
            className="gz-input"
            aria-label={text.number(written)}
            placeholder={row.text === '' ? text.numberHint : undefined}
            aria-describedby={`${id}-about`}
            aria-invalid={isWrong || undefined}
            autoComplete="off"
            maxLength={200}
            value={row.text}
            onChange={({ currentTarget }) => handlers.onType(key, currentTarget.value)}
            onKeyDown={pressInNumber}
            onBlur={() => {
              if (!isTried) handlers.onLookUp(key, row.text)
            }}
            onPaste={(event) => {
              const lines = readTypedRows(event.clipboardData.getData('text/plain'))
              const [first] = lines
              if (!first || (lines.length === 1 && first.quantity === '')) return
              event.preventDefault()
              handlers.onPaste(key, lines)
            }}
          />
        </div>
        <div data-slot="about" id={`${id}-about`}>
          <About {...props} found={found} />
        </div>
        <p role="status" className="gz-visually-hidden">
          {row.isQuiet && ['idle', 'pending', 'added'].includes(status) ? null : <News {...props} found={found} />}
        </p>
        <div data-slot="unit">
          {found ? (
            <SelectField
              size="s"
              label={text.unit(name)}
              isLabelHidden
              options={[
                ...(isUnitUnknown(found) ? [{ value: 0, label: text.chooseUnit }] : []),
                ...soldItem(found.result.product).units.map((unit) => ({ value: unit.id, label: unit.label })),
              ]}
              value={isUnitUnknown(found) ? 0 : (unitOf(found)?.id ?? 0)}
              onChange={(unit) => handlers.onUnit(key, unit)}
            />
          ) : null}
        </div>
        <div data-slot="quantity" onKeyDownCapture={pressInQuantity}>
          <QuantityField
            key={`${scans}/${row.renewals}`}
            size="s"
            itemName={found ? name : text.quantity(written)}
            value={row.quantity}
            error={row.wrongQuantity === null ? undefined : text.wrongQuantity(row.wrongQuantity)}
            onChange={(quantity) => handlers.onQuantity(key, quantity)}
            readOnly={isBusy}
          />
        </div>
        <div data-slot="total">{found ? <Total row={found} access={access} text={text} /> : null}</div>
        <div data-slot="remove">
          {row.text === '' ? null : (
            <IconButton label={text.remove(name)} onClick={() => handlers.onRemove(key)}>
              <TrashIcon />
            </IconButton>
          )}
        </div>
        <button type="submit" hidden />
      </form>
    </li>
  )
})

interface PartProps extends QuickOrderLineProps {
  found: FoundRow | null
}

/** The item of a line, or the fault of its number. */
function About({ row, found, refusal, status, outcome, handlers, text }: PartProps) {
  const routes = useRoutes()
  const failureText = useFailureText()
  const { result } = row
  if (result.type === 'looking') return <span data-slot="quiet">{row.isQueued ? text.lineQueued : text.lookingUp}</span>
  if (result.type === 'unheard') return <span data-slot="waiting">{row.isQueued ? text.lineQueued : text.unheard}</span>
  if (result.type === 'none') return <span data-slot="wrong">{text.none(row.text)}</span>
  if (result.type === 'failed') return <span data-slot="wrong">{text.failed(failureText(result.reason))}</span>
  if (result.type === 'several') {
    return (
      <Choice
        text={text}
        typed={row.text}
        items={result.products}
        onChoose={(product) => handlers.onChoose(row.key, product)}
      />
    )
  }
  if (!found) return null
  const sold = soldItem(found.result.product)
  const unit = unitOf(found)
  return (
    <span data-slot="item">
      <ProductImage src={sold.thumbnailImage} alt="" />
      <span>
        <Anchor href={routes.product(sold.urlComponent, unit?.id)}>{nameOf(found)}</Anchor>
        <span data-slot="quiet">{text.identity(found.result.product.manufacturer, sold.mpn, sold.itemName)}</span>
        {isUnitUnknown(found) && row.wantedUnit !== null ? (
          <span data-slot="limited">{text.unitUnknown(row.wantedUnit)}</span>
        ) : null}
        {status !== 'idle' ? (
          <span data-slot="outcome">
            <Outcome {...{ found, outcome, text }} />
          </span>
        ) : refusal ? (
          <>
            <StatusTag tone="refused">{text.cannotBuy}</StatusTag>
            <span data-slot="quiet">{refusal}</span>
          </>
        ) : sold.specialOrder ? (
          <StatusTag tone="neutral">{text.specialOrder}</StatusTag>
        ) : (
          <StockBadge quantityAvailable={sold.quantityAvailable} />
        )}
      </span>
    </span>
  )
}

/** The outcome of a line that was sent to the cart. */
function Outcome({ found, outcome, text }: Pick<PartProps, 'outcome' | 'text'> & { found: FoundRow }) {
  const { number } = useFormats()
  const failureText = useFailureText()
  const quantity = number(found.quantity)
  const unit = unitOf(found)?.label ?? ''
  switch (outcome?.type) {
    case 'added':
      return text.added(quantity, unit)
    case 'adjusted':
      return text.adjusted(number(outcome.granted), quantity, unit)
    case 'refused':
      return text.refused(failureText(outcome.reason))
    case 'delayed':
      return text.delayed
    case undefined:
      return text.pending
  }
}

/** The answer to a number in words, for a screen reader whose focus is in the quantity already. */
function News({ row, found, refusal, status, outcome, text }: PartProps) {
  const { number } = useFormats()
  const failureText = useFailureText()
  const { result } = row
  if (result.type === 'none') return text.none(row.text)
  if (result.type === 'unheard') return row.isQueued ? text.lineQueued : text.unheard
  if (result.type === 'failed') return text.failed(failureText(result.reason))
  if (result.type === 'several') return text.choose(result.products.length, number(result.products.length), row.text)
  if (!found) return null
  if (status !== 'idle') return <Outcome {...{ found, outcome, text }} />
  if (refusal) return `${nameOf(found)}: ${refusal}`
  return text.found(nameOf(found), unitOf(found)?.label ?? '')
}

/** The exact price, and the total of the line; nothing for people who see no prices. */
function Total({ row, access, text }: Pick<PartProps, 'access' | 'text'> & { row: FoundRow }) {
  const { money, number, exactPrice } = useFormats()
  const amounts = amountsOf(row, access)
  if (!amounts) return null
  return (
    <>
      <b>{money(amounts.total)}</b>
      <small>{text.each(number(row.quantity), exactPrice(amounts.each))}</small>
    </>
  )
}

interface ChoiceProps extends Pick<QuickOrderLineProps, 'text'> {
  typed: string
  items: readonly ProductCard[]
  onChoose: (item: ProductCard) => void
}

/** Several items to choose among. A button takes the choice, because arrow keys change a select at once. */
function Choice({ typed, items, onChoose, text }: ChoiceProps) {
  const { number } = useFormats()
  const [chosen, setChosen] = useState(0)
  const item = items.find((each) => soldItem(each).id === chosen) ?? (items.length === 1 ? items[0] : undefined)
  return (
    <span data-slot="choice">
      <SelectField
        size="s"
        label={text.choose(items.length, number(items.length), typed)}
        options={[
          ...(items.length === 1 ? [] : [{ value: 0, label: text.chooseOne }]),
          ...items.map((each) => ({ value: soldItem(each).id, label: choiceOf(each, text) })),
        ]}
        value={item ? soldItem(item).id : 0}
        onChange={setChosen}
      />
      <Button size="s" variant="quiet" aria-disabled={!item || undefined} onClick={() => item && onChoose(item)}>
        {text.take}
      </Button>
    </span>
  )
}

function choiceOf(product: ProductCard, text: QuickOrderMessages): string {
  const { name, matrixDetails, mpn, itemName } = soldItem(product)
  return `${nameWithVariant(name, matrixDetails)} (${text.identity(product.manufacturer, mpn, itemName)})`
}
