'use client'
import type { Recall } from '@gauze/contract'
import { nameWithVariant } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { type DataColumn, DataTable, type DataTableSlotProps } from '../../data-table/index.js'
import { hasDayProblems, RecordFilters, useRecordFiltersInUse } from '../../data-table/record-filters/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { keepFilters } from '../../hooks/list-codec.js'
import type { ListHandle } from '../../hooks/use-list.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { RecallClassTag, RecallStatusTag } from './recall-tags.js'
import { type RecallsMessages, recallsMessages } from './recalls.messages.js'
import { type RecallFilters, recallStatuses, recallsCodec } from './recalls-list.js'

/** Props of the parts, by their `data-slot`. */
export interface RecallsSlotProps {
  /** Props of the parts of the table. */
  table?: DataTableSlotProps
  /** Props of the text that replaces the table while a day has an error. */
  paused?: ComponentPropsWithRef<'p'> & { [attribute: `data-${string}`]: unknown }
}

export interface RecallsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The rows, from `useList` with `recallsCodec`. */
  list: Pick<ListHandle<Recall, RecallFilters>, 'query' | 'table' | 'setFilters'>
  /** The page of one recall. */
  hrefOf: (recall: Recall) => string
  /** The page of an order; without it, orders are no links, as for people who may not open them. */
  orderHrefOf?: ((orderId: number) => string) | undefined
  slotProps?: RecallsSlotProps
  messages?: Partial<RecallsMessages>
}

/**
 * The recalls of goods that the company received, with their filters: what the company has not acknowledged is first. The
 * list has no prices.
 *
 * @example <Recalls list={list} hrefOf={({ id }) => `/recalls/${id}`} />
 */
export function Recalls({ list, hrefOf, orderHrefOf, slotProps = {}, messages, className, ...props }: RecallsProps) {
  const text = useMessages('recalls', recallsMessages, messages)
  const day = useDateFormat()
  const { number } = useFormats()
  const { filters } = list.query
  const statuses = recallStatuses.map((value) => ({ value, label: text.statuses[value] }))
  const { status: _, ...others } = filters
  const status = recallStatuses.find((known) => known === filters.status)
  const asked = { ...others, ...(status ? { status } : {}) }
  const choices = { statuses, addresses: null, accounts: [] }
  const inUse = useRecordFiltersInUse(asked, choices, text)
  const { count, loading, emptyTitle, empty, noMatchTitle, noMatch, errorTitle, error } = text
  const isFiltered = Object.keys(asked).length > 0
  const words = { count, loading, errorTitle, error, emptyTitle, empty }
  const columns: readonly DataColumn<Recall>[] = [
    {
      id: 'recall',
      header: text.recall,
      cell: (recall) => (
        <span data-slot="recall">
          <Anchor href={hrefOf(recall)}>{recall.recallNumber}</Anchor>
          <span>{recall.title}</span>
        </span>
      ),
      text: ({ recallNumber, title }) => `${recallNumber} ${title}`,
      isRowHeader: true,
    },
    {
      id: 'class',
      header: text.riskClass,
      cell: ({ riskClass }) => <RecallClassTag riskClass={riskClass} />,
      text: ({ riskClass }) => riskClass,
    },
    {
      id: 'items',
      header: text.items,
      cell: ({ items }) => (
        <Lines lines={items.map(({ name, matrixDetails }) => nameWithVariant(name, matrixDetails))} />
      ),
      isWideOnly: true,
    },
    {
      id: 'received',
      header: text.received,
      cell: ({ received }) => (
        <Lines lines={received.map(({ quantity, unitLabel }) => text.quantity(number(quantity), unitLabel))} />
      ),
    },
    {
      id: 'orders',
      header: text.orders,
      cell: ({ orders }) => (
        <span data-slot="lines">
          {orders.map(({ id, orderNumber }) =>
            orderHrefOf ? (
              <Anchor key={id} href={orderHrefOf(id)}>
                {orderNumber}
              </Anchor>
            ) : (
              <span key={id}>{orderNumber}</span>
            ),
          )}
        </span>
      ),
    },
    { id: 'date', header: text.published, cell: ({ publishedAt }) => day(publishedAt), isSortable: true },
    { id: 'status', header: text.status, cell: (recall) => <RecallStatusTag status={recall.status} /> },
  ]
  return (
    <div {...props} className={cx('gz-recalls', className)}>
      <RecordFilters
        {...{ filters: asked, choices, text }}
        isBusy={list.table.isBusy}
        onFilter={(values) => list.setFilters(recallsCodec.read(values).filters)}
      />
      {hasDayProblems(filters) ? (
        <p {...slotProps.paused} data-slot="paused" tabIndex={-1}>
          {text.paused}
        </p>
      ) : (
        <DataTable
          {...list.table}
          columns={columns}
          keyOf={({ id }) => id}
          filters={inUse}
          onFiltersChange={(kept) => list.setFilters(keepFilters(filters, kept))}
          label={text.recalls}
          messages={isFiltered ? { ...words, emptyTitle: noMatchTitle, empty: noMatch } : words}
          {...(slotProps.table ? { slotProps: slotProps.table } : {})}
        />
      )}
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <span data-slot="lines">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
