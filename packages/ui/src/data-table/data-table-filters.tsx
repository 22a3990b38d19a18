'use client'
import { useEffect, useRef, useState } from 'react'
import { CloseIcon } from '../icons/index.js'
import { Part, type PartProps } from '../internal/part.js'
import { slotClass } from '../internal/slot-class.js'
import type { DataTableState } from './data-table.types.js'
import { useDataTable } from './data-table-context.js'

export type DataTableFiltersProps = Omit<PartProps<DataTableState>, 'children'>

/**
 * The active filters, each with a button that removes it; a removal is announced. The focus then moves to the next
 * filter, so that several can be removed in a row, and after the last one to the count. Renders nothing without
 * `onFiltersChange`.
 */
export function DataTableFilters({ className, ...props }: DataTableFiltersProps) {
  const { filters, onFiltersChange, text, state, countRef, classNames } = useDataTable('Filters')
  const [news, setNews] = useState({ words: '', left: 0 })
  // Several can be removed before the first is gone.
  const removed = useRef(new Set<string>())
  const inUse = JSON.stringify(filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other filters answer the removal.
  useEffect(() => removed.current.clear(), [inUse])
  if (!onFiltersChange) return null
  const remove = (button: HTMLElement, id: string, words: string) => {
    const next = neighborOf(button) ?? countRef.current
    next?.focus()
    removed.current.add(id)
    const kept = filters.map((filter) => filter.id).filter((each) => !removed.current.has(each))
    setNews({ words: text.filterRemoved(words), left: kept.length })
    onFiltersChange(kept)
  }
  const clear = () => {
    countRef.current?.focus()
    setNews({ words: text.filtersCleared, left: 0 })
    onFiltersChange([])
  }
  return (
    <Part {...props} slot="filters" state={state} className={slotClass(classNames.filters, className)}>
      {filters.length > 0 ? (
        <ul aria-label={text.filters} className="gz-chips">
          {filters.map(({ id, label, value }) => {
            const words = text.filter(label, value)
            return (
              <li key={id}>
                <button
                  type="button"
                  data-slot="remove"
                  aria-label={text.removeFilter(words)}
                  onClick={({ currentTarget }) => remove(currentTarget, id, words)}
                >
                  {words}
                  <CloseIcon size={14} />
                </button>
              </li>
            )
          })}
          {filters.length > 1 ? (
            <li>
              <button type="button" data-slot="clear" onClick={clear}>
                {text.clearFilters}
              </button>
            </li>
          ) : null}
        </ul>
      ) : null}
      <p role="status" className="gz-visually-hidden">
        {/* A filter that is set again is no longer removed. */}
        {filters.length > news.left ? null : news.words}
      </p>
    </Part>
  )
}

/** The button of the next filter, or of the one before the last. */
function neighborOf(button: HTMLElement): HTMLElement | undefined {
  const buttons = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('[data-slot="remove"]') ?? [])]
  const at = buttons.indexOf(button)
  return buttons[at + 1] ?? buttons[at - 1]
}
