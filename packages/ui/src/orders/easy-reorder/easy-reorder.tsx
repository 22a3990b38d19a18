'use client'
import type { ReorderItem } from '@gauze/contract'
import { conversionRateOf, exactUnitPrice, isPriced, lineTotal, nameWithVariant, sumCents } from '@gauze/rules'
import {
  type ComponentPropsWithRef,
  createContext,
  type FormEvent,
  Fragment,
  use,
  useId,
  useMemo,
  useState,
} from 'react'
import { Button } from '../../actions/button/index.js'
import {
  AddedItems,
  AddedOutcome,
  type ItemsAddition,
  type ItemsAdditionLine,
  type ItemsAdditionPort,
  useItemsAddition,
} from '../../catalog/added-items/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { StockBadge } from '../../catalog/stock-badge/index.js'
import { type DataColumn, DataTable, type RowKey, type RowView } from '../../data-table/index.js'
import { useChosenRows } from '../../data-table/use-chosen-rows.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { RadioGroup } from '../../forms/radio-group/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import type { ListHandle } from '../../hooks/use-list.js'
import { CartIcon, FilterIcon, Mark } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { tableRoles as roles } from '../../internal/table-roles.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { LineItem } from '../../records/line-item/index.js'
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
  /** The items in the cart, from `useItemsInCart`; null while it loads, and no row is chosen until then. */
  inCart: ReadonlySet<number> | null
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
  readonly isInCart: (row: ReorderItem) => boolean
  readonly source: ReturnType<typeof reorderChoice>['source']
}

const EasyReorderContext = createContext<EasyReorderView | null>(null)

/**
 * The items that a company bought before, each once, with unit and quantity of its latest purchase. Items that are due
 * by their rhythm come first, and are chosen unless they are in the cart. People change quantities, and add one item or the chosen ones to the cart.
 * The page's address holds filters and page.
 *
 * @example
 * const { add, ...addItems } = useAddItemsToCart()
 * const list = useList({
 *   query: reorderList.codec.read(params),
 *   load: (query, options) => reorderList.read(api, query, options),
 *   hrefOf,
 *   onQueryChange,
 * })
 * return <EasyReorder list={list} inCart={useItemsInCart()} {...addItems} onAdd={add} onUndo={(lines) => api.removeItems({ lines })} />
 */
export function EasyReorder({
  list,
  inCart,
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
  const failureText = useFailureText()
  const addition = useItemsAddition({ pending, outcomes, onAdd, onUndo })
  const { entryOf, change, rows, chooseKeys } = useEntries(list.table.rows, inCart)
  const { source, search } = reorderChoice(list.query.filters)
  const isInCart = ({ itemId }: ReorderItem) => inCart?.has(itemId) ?? false
  const columns = useColumns(list.table.rows, text)
  const addChosen = () => {
    if (rows.length === 0) return
    addition.add(rows.map((row) => additionLine(row, entryOf(row))))
    chooseKeys(new Set())
  }
  const total = totalOf(rows, entryOf)
  const written = number(list.table.total)
  return (
    <div {...props} className={cx('gz-easy-reorder', className)}>
      <EasyReorderContext value={{ text, entryOf, change, addition, isInCart, source }}>
        <DataTable.Root
          {...list.table}
          columns={columns}
          keyOf={keyOf}
          refusalOf={({ item }) => item.refusal && failureText(item.refusal)}
          label={text.caption}
          selectedKeys={new Set(rows.map(keyOf))}
          onSelectionChange={chooseKeys}
          classNames={{ row: 'gz-line-row' }}
          messages={{
            count: text.count,
            chosen: (count, chosen) => (count === 0 ? text.noneChosen(written) : text.chosen(chosen, written)),
            emptyTitle: search ? text.noMatchTitle : text.emptyTitle,
            empty: search ? text.noMatch : text.empty,
          }}
        >
          <Filters list={list} text={text} />
          {list.table.pages > 1 ? (
            <DataTable.Toolbar>
              <DataTable.Count />
            </DataTable.Toolbar>
          ) : null}
          <div data-slot="items">
            <DataTable.Frame>
              <DataTable.Table renderRow={rowsWithHeadings(list, columns.length + 1, text, number)} />
              <DataTable.Skeleton />
              <DataTable.Empty />
              <DataTable.Error />
              <DataTable.Pager />
              <DataTable.Bulk>
                {() => (
                  <>
                    {total === null ? null : <b data-slot="sum">{money(total)}</b>}
                    <Button onClick={addChosen}>
                      <CartIcon size={18} /> {text.add(rows.length, number(rows.length))}
                    </Button>
                  </>
                )}
              </DataTable.Bulk>
            </DataTable.Frame>
          </div>
          <AddedItems addition={addition} />
        </DataTable.Root>
      </EasyReorderContext>
    </div>
  )
}

/** Draws the rows; in their own order, a heading stands before the rows that are due, and before the others. */
function rowsWithHeadings(
  { table }: EasyReorderProps['list'],
  span: number,
  text: EasyReorderMessages,
  number: (value: number) => string,
) {
  const due = table.rows.filter(({ isDue }) => isDue).length
  const hasHeadings = due > 0 && !table.sort
  const firstOf = (isDue: boolean) => table.rows.find((row) => row.isDue === isDue)?.itemId
  const headings = new Map([
    [firstOf(true), text.due(due, number(due))],
    [firstOf(false), text.others],
  ])
  return (row: RowView) => {
    const heading = hasHeadings ? headings.get(Number(row.key)) : undefined
    return (
      <Fragment key={row.key}>
        {heading === undefined ? null : (
          <tr {...roles.row} data-slot="heading">
            <td {...roles.cell} colSpan={span}>
              {heading}
            </td>
          </tr>
        )}
        <DataTable.Row row={row} />
      </Fragment>
    )
  }
}

function keyOf({ itemId }: ReorderItem): RowKey {
  return itemId
}

function canBuy({ item }: ReorderItem): boolean {
  return item.refusal === null
}

/**
 * The chosen rows of all pages, at first the due ones that are not in the cart, and the units and quantities that the
 * person changed.
 */
function useEntries(shown: readonly ReorderItem[], inCart: EasyReorderProps['inCart']) {
  const [entries, setEntries] = useState<ReadonlyMap<number, Entry>>(new Map())
  const { rows, chooseKeys, choose } = useChosenRows(shown, keyOf)
  const [hasStarted, setStarted] = useState(false)
  if (!hasStarted && shown.length > 0 && inCart) {
    setStarted(true)
    choose(...shown.filter((row) => row.isDue && !inCart.has(row.itemId) && canBuy(row)))
  }
  const entryOf = ({ itemId, unit, quantity, item }: ReorderItem) => {
    const entry = entries.get(itemId) ?? { unit, quantity }
    // A later answer may offer other units.
    return item.units.some(({ id }) => id === entry.unit) ? entry : { ...entry, unit }
  }
  const change = (row: ReorderItem, changed: Partial<Entry>) => {
    setEntries(new Map(entries).set(row.itemId, { ...entryOf(row), ...changed }))
    choose(row)
  }
  return { entryOf, change, rows: rows.filter(canBuy), chooseKeys }
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
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const inUse = Object.keys(reorderFilters({ ...choice, search: '' })).length
  return (
    <div data-slot="filters" data-open={isOpen || undefined}>
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
          <Button type="submit" variant="quiet" data-slot="find">
            {text.search}
          </Button>
        </form>
      </search>
      <Button
        variant="quiet"
        data-slot="open-filters"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <FilterIcon size={18} /> {text.filters(inUse)}
      </Button>
      <div data-slot="choices" id={id}>
        <RadioGroup
          label={text.window}
          options={REORDER_DAYS.map((days) => ({ value: days, label: text.daysOf(days) }))}
          value={choice.window}
          onChange={(window) => apply({ window })}
        />
        <RadioGroup
          label={text.source}
          options={(['salesOrder', 'estimate'] as const).map((value) => ({ value, label: text[value] }))}
          value={choice.source}
          onChange={(source) => apply({ source })}
        />
        <DataTable.Sort />
      </div>
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

function ItemCell({ row }: CellProps) {
  const { text, addition, isInCart } = useRow()
  const { item, itemId, unit } = row
  const routes = useRoutes()
  const failureText = useFailureText()
  const { mpn, itemName, refusal, quantityAvailable } = item
  // The most important fact stands first, because the last ones are left out of a short line.
  const isMissing = quantityAvailable <= 0
  const stock = <StockBadge quantityAvailable={quantityAvailable} />
  const added = addition.lines.find((line) => line.itemId === itemId)
  const outcome = added ? addition.outcomeOf(added) : null
  // The answer at the foot says how many were added.
  const isOtherwise = outcome !== null && outcome !== undefined && outcome.type !== 'added'
  return (
    <>
      <LineItem item={item} href={routes.product(item.urlComponent, unit)}>
        {refusal ? (
          <StatusTag tone="refused">{failureText(refusal)}</StatusTag>
        ) : (
          <span className="gz-line-facts">
            {isInCart(row) ? <b>{text.inCart}</b> : null} {isMissing ? stock : null} <span>{text.mpn(mpn)}</span>{' '}
            {isMissing ? null : stock} <span>{text.itemNumber(itemName)}</span>
          </span>
        )}
      </LineItem>
      {isOtherwise ? <AddedOutcome addition={addition} itemId={itemId} /> : null}
    </>
  )
}

function DateCell({ row: { orderedOn, purchases, quantity, rhythm, item } }: CellProps) {
  const { text } = useRow()
  const day = useDateFormat()
  const { number } = useFormats()
  const often = rhythm
    ? text.every(rhythm.everyDays, number(rhythm.everyDays))
    : text.purchases(purchases, number(purchases))
  return (
    <div data-slot="pair">
      <span>
        <span data-slot="ordered">{text.date}</span> {day(orderedOn)}
      </span>
      <span data-slot="detail">{text.bought(number(quantity), often)}</span>
      {item.quantityAvailable > 0 ? null : <StockBadge data-slot="stock" quantityAvailable={0} />}
    </div>
  )
}

function PriceCell({ row }: CellProps) {
  const { text, entryOf, source } = useRow()
  const { exactPrice, number } = useFormats()
  const entry = entryOf(row)
  const pricing = pricingOf(row, entry)
  if (pricing === null) return '–'
  const now = exactUnitPrice(pricing)
  const price = exactPrice(now)
  if (row.pricePaid === null) return price
  const then = exactUnitPrice({ price: row.pricePaid, conversionRate: pricing.conversionRate })
  const isSame = exactPrice(then) === price
  const percent = number(Math.abs(Math.round(((now - then) / then) * 1000) / 10))
  const thenWords = (source === 'estimate' ? text.estimated : text.paid)(exactPrice(then))
  return (
    <div data-slot="pair" data-price={isSame ? undefined : now < then ? 'less' : 'more'}>
      <span>
        {isSame ? null : (
          <>
            <span className="gz-visually-hidden">{thenWords}, </span>
            <span data-slot="then" aria-hidden="true">
              {exactPrice(then)} →{' '}
            </span>
          </>
        )}
        <b>{price}</b>
      </span>
      <span data-slot="detail">
        {isSame ? null : <Mark shape="triangle" />}{' '}
        {isSame ? text.same(source) : now < then ? text.less(percent) : text.more(percent)}
      </span>
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
  const { entryOf, change } = useRow()
  const { quantity } = entryOf(row)
  const { number } = useFormats()
  if (row.item.refusal) return number(quantity)
  return (
    <QuantityField
      size="s"
      itemName={nameOf(row.item)}
      value={quantity}
      onChange={(next) => change(row, { quantity: next })}
    />
  )
}

function AddCell({ row }: CellProps) {
  const { text, entryOf, addition } = useRow()
  if (row.item.refusal) return null
  return (
    <Button
      size="s"
      variant="quiet"
      aria-label={text.addOne(nameOf(row.item))}
      onClick={() => addition.add([additionLine(row, entryOf(row))])}
    >
      {text.addShort}
    </Button>
  )
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
      { id: 'unit', header: text.unit, cell: (row) => <UnitCell row={row} /> },
      { id: 'date', header: text.date, cell: (row) => <DateCell row={row} />, isSortable: true, isWideOnly: true },
      ...priced({ id: 'price', header: text.price, cell: (row) => <PriceCell row={row} />, isNumber: true }),
      { id: 'quantity', header: text.quantity, cell: (row) => <QuantityCell row={row} /> },
      { id: 'add', header: text.addShort, cell: (row) => <AddCell row={row} /> },
    ]
  }, [text, hasPrices])
}
