'use client'
import type { ReactNode } from 'react'
import { Button } from '../actions/button/index.js'
import { Part, type PartProps } from '../internal/part.js'
import { slotClass } from '../internal/slot-class.js'
import type { DataTableChoice, DataTableState } from './data-table.types.js'
import { type DataTableView, useDataTable } from './data-table-context.js'
import type { Selection } from './use-selection.js'

export interface DataTableBulkProps<Query extends object> extends Omit<PartProps<DataTableState>, 'children'> {
  /** The same value as `allOf` of the root, so that a choice of all rows contains it. */
  allOf?: Query
  /** Buttons for the chosen rows. */
  children?: (choice: DataTableChoice<Query>, clear: () => void) => ReactNode
}

/**
 * The number of chosen rows, and the actions on them. Once all rows of a page are chosen, it offers the rows of all
 * pages, if the root has `allOf`. Its space is always reserved, so that choosing a row moves nothing; with cards, it
 * sticks to the bottom of the window. Renders nothing if rows cannot be chosen.
 */
export function DataTableBulk<Query extends object>({
  allOf,
  className,
  children,
  ...props
}: DataTableBulkProps<Query>) {
  const view = useDataTable('Bulk')
  const { state, selection, text, classNames } = view
  if (!selection || state.status === 'error' || state.isEmpty) return null
  const offer = offerOf(view, selection, allOf !== undefined)
  const clear = () => {
    keepFocus()
    selection.clear()
  }
  const press = (clicks: number) => {
    // The second click of a double click meets the next offer.
    if (!offer || clicks > 1) return
    if (offer.slot === 'choose-all' && allOf === undefined) keepFocus()
    offer.choose()
  }
  return (
    <Part
      {...props}
      role="group"
      tabIndex={-1}
      aria-label={text.bulkActions}
      slot="bulk"
      state={state}
      data-chosen={selection.count > 0 || undefined}
      className={slotClass(classNames.bulk, className)}
    >
      <p role="status">{chosenText(view, selection, offer?.slot === 'choose-every')}</p>
      {offer ? (
        <Button size="s" variant="plain" data-slot={offer.slot} onClick={({ detail }) => press(detail)}>
          {offer.label}
        </Button>
      ) : null}
      {selection.count > 0 ? (
        <>
          <Button size="s" variant="plain" onClick={clear}>
            {text.clearChosen}
          </Button>
          <div data-slot="bulk-actions">{children?.(choiceOf(selection, allOf), clear)}</div>
        </>
      ) : null}
    </Part>
  )
}

/** The next choice that the bar offers: the page, all pages, or only the page again. */
function offerOf({ rows, total, text, number }: DataTableView, selection: Selection, hasQuery: boolean) {
  const { except, onPage, isPageChosen, canChooseAll, chooseAll, togglePage, keepPage } = selection
  if (except && onPage > 0) return { slot: 'keep-page', label: text.keepPage(onPage, number(onPage)), choose: keepPage }
  if (!isPageChosen) return { slot: 'choose-all', label: text.chooseAll, choose: togglePage }
  if (except || !hasQuery || !canChooseAll || rows.length === 0) return null
  return { slot: 'choose-every', label: text.chooseEvery(number(total)), choose: chooseAll }
}

function chosenText({ text, number, total }: DataTableView, selection: Selection, isMoreOffered: boolean): string {
  const { except, count, onPage } = selection
  const written = number(count)
  if (except) return count === total ? text.everyChosen(written) : text.everyButSomeChosen(written, number(total))
  return isMoreOffered && count === onPage ? text.pageChosen(count, written) : text.chosen(count, written)
}

function choiceOf<Query extends object>(
  { keys, except, count }: Selection,
  query: Query | undefined,
): DataTableChoice<Query> {
  return except && query ? { scope: 'all', query, except, count } : { scope: 'rows', keys, count }
}

/** The pressed button disappears with the choice, so the focus moves to the bar. */
function keepFocus(): void {
  document.activeElement?.closest<HTMLElement>('.gz-data-table [data-slot="bulk"]')?.focus()
}
