'use client'
import type { ItemListLine, ItemListSummary } from '@gauze/contract'
import { nameWithVariant } from '@gauze/rules'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { IconButton } from '../../actions/icon-button/index.js'
import { ProductImage } from '../../catalog/product-image/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { StockBadge } from '../../catalog/stock-badge/index.js'
import { type DataColumn, DataTable, type DataTableStatus } from '../../data-table/index.js'
import { useFormats } from '../../formats/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { TrashIcon } from '../../icons/index.js'
import { Facts } from '../../internal/facts.js'
import { unbroken } from '../../internal/unbroken.js'
import { Anchor } from '../../link/index.js'
import { useFailureText } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import type { ItemListsMessages } from './item-lists.messages.js'
import { amountsOf, unitLabelOf } from './line-money.js'
import type { ListLines as Lines, ShownLine } from './use-list-lines.js'

const ROWS_ON_PAGE = 100

/** The name of a line's item, with its variant. */
export function itemNameOf({ item: { name, matrixDetails } }: Pick<ItemListLine, 'item'>): string {
  return nameWithVariant(name, matrixDetails)
}

interface ListLinesProps extends Pick<Lines, 'lines' | 'isSaving' | 'hasSaved' | 'change' | 'retry'> {
  list: ItemListSummary
  status: DataTableStatus
  onReadAgain: () => void
  /** From 1. */
  page: number
  pageHref: (page: number) => string
  isAdding: boolean
  onAdd: (lines: readonly ShownLine[]) => void
  onRemove: (lines: readonly ShownLine[]) => void
  /** Asks for another list, to which the lines move or, with `keep`, are copied; `done` clears the choice. */
  onMove: (lines: readonly ShownLine[], keep: boolean, done: () => void) => void
  text: ItemListsMessages
}

/** The items of a list: searched, changed in place, and chosen for an action. */
export function ListLines(props: ListLinesProps) {
  const { list, lines, isSaving, hasSaved, status, onReadAgain, page, pageHref, text } = props
  const { isAdding, onAdd, onRemove, onMove } = props
  const { number } = useFormats()
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search.trim().toLowerCase())
  const columns = useColumns(props)
  const found = sought === '' ? lines : lines.filter((line) => isMatch(line, sought))
  const pages = Math.max(1, Math.ceil(found.length / ROWS_ON_PAGE))
  const shownPage = Math.min(page, pages)
  const allOf = useMemo(() => ({ sought }), [sought])
  const count = (total: number, written: string) =>
    sought === '' ? text.items(total, written) : text.matches(total, written, number(lines.length))
  return (
    <div
      data-slot="lines"
      data-editable={list.isOwner || undefined}
      data-searched={sought !== '' || undefined}
      data-whole={(sought === '' && pages === 1) || undefined}
    >
      <TextField
        type="search"
        label={text.search}
        hasOptionalMark={false}
        placeholder={text.searchHint}
        autoComplete="off"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <DataTable
        rows={found.slice((shownPage - 1) * ROWS_ON_PAGE, shownPage * ROWS_ON_PAGE)}
        columns={columns}
        keyOf={keyOf}
        label={text.table(list.name)}
        status={status}
        total={found.length}
        page={shownPage}
        pages={pages}
        limit={5}
        pageHref={pageHref}
        queryKey={`${list.id} ${shownPage} ${sought}`}
        onRetry={onReadAgain}
        allOf={allOf}
        actions={
          <p role="status" data-slot="saved">
            {isSaving ? text.saving : hasSaved ? <StatusTag tone="good">{text.saved}</StatusTag> : null}
          </p>
        }
        messages={{
          count,
          errorTitle: text.linesFailedTitle,
          emptyTitle: lines.length > 0 ? text.noMatchTitle : text.noLinesTitle,
          empty: lines.length > 0 ? text.noMatch : list.isOwner ? text.noLines : text.noLinesOfColleague,
        }}
        slotProps={{ count: { 'data-results': '' } }}
        bulkActions={(choice, clear) => {
          const chosen =
            choice.scope === 'all'
              ? found.filter(({ id }) => !choice.except.has(id))
              : lines.filter(({ id }) => choice.keys.has(id))
          return (
            <>
              <Button size="s" isPending={isAdding} onClick={() => onAdd(chosen)}>
                {text.addToCart(chosen.length, number(chosen.length))}
              </Button>
              <Button size="s" variant="quiet" onClick={() => onMove(chosen, true, clear)}>
                {text.copy}
              </Button>
              {list.isOwner ? (
                <>
                  <Button size="s" variant="quiet" onClick={() => onMove(chosen, false, clear)}>
                    {text.move}
                  </Button>
                  <Button
                    size="s"
                    variant="quiet"
                    commits="deleteListDetails"
                    onClick={() => {
                      clear()
                      onRemove(chosen)
                    }}
                  >
                    {text.remove}
                  </Button>
                </>
              ) : null}
            </>
          )
        }}
      />
    </div>
  )
}

function keyOf({ id }: ShownLine): number {
  return id
}

function isMatch({ item }: ShownLine, sought: string): boolean {
  const { name, mpn, manufacturer, itemName } = item
  return [name, mpn, manufacturer, itemName].some((known) => known.toLowerCase().includes(sought))
}

/** The columns of a list. Only its owner has controls, and only a person who may see prices has totals. */
function useColumns({ list, lines, change, retry, onRemove, text }: ListLinesProps): readonly DataColumn<ShownLine>[] {
  const { money, number, exactPrice } = useFormats()
  const hasPrices = lines.some((line) => amountsOf(line) !== null)
  const { isOwner } = list
  const unit: DataColumn<ShownLine> = {
    id: 'unit',
    header: text.unit,
    cell: (line) =>
      isOwner ? (
        <SelectField
          size="s"
          label={text.unitOf(itemNameOf(line))}
          isLabelHidden
          options={line.item.units.map(({ id, label }) => ({ value: id, label }))}
          value={line.unit}
          onChange={(value) => change(line, { unit: value })}
        />
      ) : (
        unitLabelOf(line)
      ),
  }
  const quantity: DataColumn<ShownLine> = {
    id: 'quantity',
    header: text.quantity,
    cell: (line) =>
      isOwner ? <LineQuantity line={line} change={change} retry={retry} text={text} /> : number(line.quantity),
  }
  const total: DataColumn<ShownLine> = {
    id: 'total',
    header: text.total,
    isNumber: true,
    cell: (line) => {
      const amounts = amountsOf(line)
      if (!amounts) return null
      return (
        <span data-slot="total">
          <b>{money(amounts.total)}</b>
          <small>{text.each(number(line.quantity), exactPrice(amounts.each))}</small>
        </span>
      )
    },
  }
  const actions: DataColumn<ShownLine> = {
    id: 'actions',
    header: text.actions,
    cell: (line) => (
      <IconButton
        label={text.removeOf(itemNameOf(line))}
        commits="deleteListDetails"
        data-slot="remove"
        onClick={() => onRemove([line])}
      >
        <TrashIcon />
      </IconButton>
    ),
  }
  return [
    {
      id: 'item',
      header: text.item,
      isRowHeader: true,
      cell: (line) => <LineItem line={line} text={text} />,
      text: itemNameOf,
    },
    unit,
    quantity,
    ...(hasPrices ? [total] : []),
    ...(isOwner ? [actions] : []),
  ]
}

interface LinePartProps {
  line: ShownLine
  text: ItemListsMessages
}

/** Picture, name, numbers and status of the item of a line. */
function LineItem({ line, text }: LinePartProps): ReactNode {
  const routes = useRoutes()
  const failureText = useFailureText()
  const { item, unit } = line
  const { refusal, specialOrder, quantityAvailable } = item
  return (
    <span data-slot="item">
      <ProductImage src={item.thumbnailImage} alt="" />
      <span data-slot="about">
        <Anchor href={routes.product(item.urlComponent, unit)}>{unbroken(itemNameOf(line))}</Anchor>
        <Facts data-slot="identity">{text.identity(item.manufacturer, item.mpn, item.itemName)}</Facts>
        {refusal ? (
          <>
            <StatusTag tone="refused">{text.cannotBuy}</StatusTag>
            <span data-slot="refusal">{failureText(refusal)}</span>
          </>
        ) : specialOrder ? (
          <StatusTag tone="neutral">{text.specialOrder}</StatusTag>
        ) : (
          <StockBadge quantityAvailable={quantityAvailable} />
        )}
      </span>
    </span>
  )
}

/** The quantity of a line. After a failed request, it keeps the typed quantity and offers to save it again. */
function LineQuantity({ line, change, retry, text }: LinePartProps & Pick<Lines, 'change' | 'retry'>) {
  const failureText = useFailureText()
  const reason = line.edit?.reason
  const name = itemNameOf(line)
  return (
    <div data-slot="quantity-cell">
      <QuantityField
        size="s"
        itemName={name}
        value={line.quantity}
        error={reason ? text.notSaved(failureText(reason)) : undefined}
        onChange={(value) => change(line, { quantity: value })}
      />
      {reason ? (
        <Button size="s" variant="plain" onClick={() => retry(line)}>
          {text.tryAgain}
        </Button>
      ) : null}
    </div>
  )
}
