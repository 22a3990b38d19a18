'use client'
import type { ReorderItem } from '@gauze/contract'
import {
  conversionRateOf,
  exactUnitPrice,
  isPriced,
  lineTotal,
  nameWithVariant,
  sumCents,
  variantText,
} from '@gauze/rules'
import { type ComponentPropsWithRef, createContext, type FormEvent, use, useMemo, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import {
  AddedItems,
  AddedOutcome,
  type ItemsAddition,
  type ItemsAdditionLine,
  type ItemsAdditionPort,
  useItemsAddition,
} from '../../catalog/added-items/index.js'
import { ProductImage } from '../../catalog/product-image/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { StockBadge } from '../../catalog/stock-badge/index.js'
import { type DataColumn, DataTable, type RowKey } from '../../data-table/index.js'
import { useChosenRows } from '../../data-table/use-chosen-rows.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { RadioGroup } from '../../forms/radio-group/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import type { ListHandle } from '../../hooks/use-list.js'
import { CartIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { type EasyReorderMessages, easyReorderMessages } from './easy-reorder.messages.js'
import {
  type EasyReorderFilters,
  REORDER_DAYS,
  REORDER_FILTERS,
  reorderChoice,
  reorderFilters,
} from './easy-reorder-list.js'

export interface EasyReorderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, ItemsAdditionPort {
  /** The purchases, from `useList` with `reorderList`. */
  list: Pick<ListHandle<ReorderItem, EasyReorderFilters>, 'query' | 'table' | 'setFilters'>
  messages?: Partial<EasyReorderMessages>
}

/** The unit and the quantity of a row, as the person sees them. */
interface Entry {
  readonly unit: number
  readonly quantity: number
}

interface EasyReorderView {
  readonly text: EasyReorderMessages
  readonly entryOf: (row: ReorderItem) => Entry
  /** Changes a row and chooses it. */
  readonly change: (row: ReorderItem, change: Partial<Entry>) => void
  readonly addition: ItemsAddition
  readonly source: ReturnType<typeof reorderChoice>['source']
}

const EasyReorderContext = createContext<EasyReorderView | null>(null)

/**
 * The items that a company bought before, each once, with unit and quantity of its latest purchase. People choose
 * items, change quantities, and add the chosen ones to the cart together. The page's address holds filters and page.
 *
 * @example
 * const { add, ...addItems } = useAddItemsToCart()
 * const list = useList({
 *   query: reorderList.codec.read(params),
 *   load: (query, options) => reorderList.read(api, query, options),
 *   hrefOf,
 *   onQueryChange,
 * })
 * return <EasyReorder list={list} {...addItems} onAdd={add} onUndo={(lines) => api.removeItems({ lines })} />
 */
export function EasyReorder({
  list,
  pending,
  outcomes,
  onAdd,
  onUndo,
  messages,
  className,
  ...props
}: EasyReorderProps) {
  const text = useMessages('easyReorder', easyReorderMessages, messages)
  const { money, number } = useFormats()
  const addition = useItemsAddition({ pending, outcomes, onAdd, onUndo })
  const { entryOf, change, rows, chooseKeys } = useEntries(list.table.rows)
  const { source, search } = reorderChoice(list.query.filters)
  const columns = useColumns(list.table.rows, text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (rows.length === 0) return
    addition.add(rows.map((row) => additionLine(row, entryOf(row))))
    chooseKeys(new Set())
  }
  const total = totalOf(rows, entryOf)
  return (
    <div {...props} className={cx('gz-easy-reorder', className)}>
      <Filters list={list} text={text} />
      <AddedItems addition={addition} />
      <EasyReorderContext value={{ text, entryOf, change, addition, source }}>
        <form onSubmit={submit} data-slot="items">
          <DataTable
            {...list.table}
            columns={columns}
            keyOf={keyOf}
            refusalOf={refusalOf}
            label={text.caption}
            selectedKeys={new Set(rows.map(keyOf))}
            onSelectionChange={chooseKeys}
            bulkActions={() => (
              <>
                {total === null ? null : <b data-slot="sum">{money(total)}</b>}
                <Button type="submit" size="s">
                  <CartIcon size={18} /> {text.add(rows.length, number(rows.length))}
                </Button>
              </>
            )}
            messages={{
              count: text.count,
              chosen: (count, written) => (count === 0 ? text.noneChosen : text.chosen(written)),
              emptyTitle: search ? text.noMatchTitle : text.emptyTitle,
              empty: search ? text.noMatch : text.empty,
            }}
          />
        </form>
      </EasyReorderContext>
    </div>
  )
}

function keyOf({ itemId }: ReorderItem): RowKey {
  return itemId
}

function refusalOf({ item }: ReorderItem): string | null {
  return item.refusal?.detail ?? null
}

/** The chosen rows of all pages, and the units and quantities that the person changed. */
function useEntries(shown: readonly ReorderItem[]) {
  const [entries, setEntries] = useState<ReadonlyMap<number, Entry>>(new Map())
  const { rows, chooseKeys, choose } = useChosenRows(shown, keyOf)
  const entryOf = ({ itemId, unit, quantity, item }: ReorderItem) => {
    const entry = entries.get(itemId) ?? { unit, quantity }
    // A later answer may offer other units.
    return item.units.some(({ id }) => id === entry.unit) ? entry : { ...entry, unit }
  }
  const change = (row: ReorderItem, changed: Partial<Entry>) => {
    setEntries(new Map(entries).set(row.itemId, { ...entryOf(row), ...changed }))
    choose(row)
  }
  return { entryOf, change, rows: rows.filter((row) => refusalOf(row) === null), chooseKeys }
}

function additionLine({ itemId, item }: ReorderItem, { unit, quantity }: Entry): ItemsAdditionLine {
  const { specialOrder: _order, refusal: _refusal, ...preview } = item
  return {
    ...{ itemId, unit, quantity, name: nameOf(item) },
    unitLabel: item.units.find(({ id }) => id === unit)?.label ?? '',
    preview: { ...preview, isAddableToCart: true },
  }
}

function nameOf({ name, matrixDetails }: ReorderItem['item']): string {
  return nameWithVariant(name, matrixDetails)
}

/** The price of an item and the factor of its chosen unit; null if the item has no price for this person. */
function pricingOf({ item }: ReorderItem, { unit }: Entry) {
  return isPriced(item.price) ? { price: item.price, conversionRate: conversionRateOf(item.units, unit) } : null
}

/** The sum of the chosen rows in cents; null unless each of them has a price. */
function totalOf(rows: readonly ReorderItem[], entryOf: EasyReorderView['entryOf']) {
  const totals = rows.flatMap((row) => {
    const entry = entryOf(row)
    const pricing = pricingOf(row, entry)
    return pricing ? [lineTotal({ ...pricing, quantity: entry.quantity })] : []
  })
  return rows.length > 0 && totals.length === rows.length ? sumCents(totals) : null
}

interface FiltersProps extends Pick<EasyReorderProps, 'list'> {
  text: EasyReorderMessages
}

function Filters({ list, text }: FiltersProps) {
  const choice = reorderChoice(list.query.filters)
  const apply = (changed: Partial<typeof choice>) => list.setFilters(reorderFilters({ ...choice, ...changed }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = new FormData(event.currentTarget).get('search')
    apply({ search: typeof search === 'string' ? search.trim() : '' })
  }
  return (
    <div data-slot="filters">
      <RadioGroup
        label={text.window}
        options={REORDER_DAYS.map((days) => ({
          value: days,
          label: (
            <>
              {days} <span data-slot="days">{text.days}</span>
            </>
          ),
        }))}
        value={choice.window}
        onChange={(window) => apply({ window })}
      />
      <RadioGroup
        label={text.source}
        options={(['salesOrder', 'estimate'] as const).map((value) => ({ value, label: text[value] }))}
        value={choice.source}
        onChange={(source) => apply({ source })}
      />
      <search>
        <form onSubmit={submit}>
          <TextField
            // A link, or Back, brings another search.
            key={choice.search}
            type="search"
            name="search"
            label={text.search}
            hasOptionalMark={false}
            placeholder={text.searchHint}
            defaultValue={choice.search}
            maxLength={REORDER_FILTERS.search}
          />
          <Button type="submit" variant="quiet">
            {text.search}
          </Button>
        </form>
      </search>
    </div>
  )
}

function useRow() {
  const view = use(EasyReorderContext)
  if (view) return view
  throw new Error('A cell of EasyReorder found no list around it. Render it inside of <EasyReorder>.')
}

interface CellProps {
  row: ReorderItem
}

function ItemCell({ row: { item, unit } }: CellProps) {
  const { text } = useRow()
  const routes = useRoutes()
  const { name, mpn, itemName, matrixDetails, refusal, quantityAvailable } = item
  return (
    <div data-slot="item">
      <ProductImage src={item.thumbnailImage} alt="" />
      <div>
        <Anchor href={routes.product(item.urlComponent, unit)} aria-label={nameOf(item)}>
          {name}
        </Anchor>
        <p data-slot="identity">
          {[variantText(matrixDetails), text.identity(mpn, itemName)].filter(Boolean).join(' · ')}
        </p>
        {refusal ? (
          <StatusTag tone="refused">{refusal.detail}</StatusTag>
        ) : (
          <StockBadge quantityAvailable={quantityAvailable} />
        )}
      </div>
    </div>
  )
}

function DateCell({ row: { orderedOn, purchases } }: CellProps) {
  const { text } = useRow()
  const day = useDateFormat()
  const { number } = useFormats()
  return (
    <div data-slot="pair">
      <span>{text.orderedOn(day(orderedOn))}</span>
      <span data-slot="detail">{text.purchases(purchases, number(purchases))}</span>
    </div>
  )
}

function PriceCell({ row }: CellProps) {
  const { text, entryOf, source } = useRow()
  const { exactPrice } = useFormats()
  const entry = entryOf(row)
  const pricing = pricingOf(row, entry)
  const paid = row.pricePaid
  const conversionRate = conversionRateOf(row.item.units, entry.unit)
  return (
    <div data-slot="pair">
      <span>{pricing ? exactPrice(exactUnitPrice(pricing)) : '–'}</span>
      {paid === null ? null : (
        <span data-slot="detail">
          {(source === 'estimate' ? text.estimated : text.paid)(
            exactPrice(exactUnitPrice({ price: paid, conversionRate })),
          )}
        </span>
      )}
    </div>
  )
}

function UnitCell({ row }: CellProps) {
  const { text, entryOf, change } = useRow()
  const { item } = row
  const { unit } = entryOf(row)
  if (item.refusal) return item.units.find(({ id }) => id === unit)?.label
  return (
    <SelectField
      size="s"
      label={text.unitOf(nameOf(item))}
      isLabelHidden
      options={item.units.map(({ id, label }) => ({ value: id, label }))}
      value={unit}
      onChange={(chosen) => change(row, { unit: chosen })}
    />
  )
}

function QuantityCell({ row }: CellProps) {
  const { entryOf, change, addition } = useRow()
  const { quantity } = entryOf(row)
  const { number } = useFormats()
  return (
    <div data-slot="entry">
      {row.item.refusal ? (
        number(quantity)
      ) : (
        <QuantityField
          size="s"
          itemName={nameOf(row.item)}
          value={quantity}
          onChange={(next) => change(row, { quantity: next })}
        />
      )}
      <AddedOutcome addition={addition} itemId={row.itemId} />
    </div>
  )
}

function TotalCell({ row }: CellProps) {
  const { entryOf } = useRow()
  const { money } = useFormats()
  const entry = entryOf(row)
  const pricing = pricingOf(row, entry)
  return pricing && !row.item.refusal ? money(lineTotal({ ...pricing, quantity: entry.quantity })) : '–'
}

/** The columns; a person who may not see prices has none of them. */
function useColumns(rows: readonly ReorderItem[], text: EasyReorderMessages): readonly DataColumn<ReorderItem>[] {
  const hasPrices = rows.length === 0 || rows.some(({ pricePaid, item }) => pricePaid !== null || isPriced(item.price))
  return useMemo(() => {
    const priced = (column: DataColumn<ReorderItem>) => (hasPrices ? [column] : [])
    return [
      {
        id: 'item',
        header: text.item,
        cell: (row) => <ItemCell row={row} />,
        text: ({ item }) => nameOf(item),
        isRowHeader: true,
      },
      { id: 'date', header: text.date, cell: (row) => <DateCell row={row} />, isSortable: true },
      ...priced({ id: 'price', header: text.price, cell: (row) => <PriceCell row={row} />, isNumber: true }),
      { id: 'unit', header: text.unit, cell: (row) => <UnitCell row={row} /> },
      { id: 'quantity', header: text.quantity, cell: (row) => <QuantityCell row={row} /> },
      ...priced({
        id: 'total',
        header: text.total,
        cell: (row) => <TotalCell row={row} />,
        isNumber: true,
        isWideOnly: true,
      }),
    ]
  }, [text, hasPrices])
}
