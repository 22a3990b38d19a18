'use client'
import { EmptyState, type EmptyStateProps } from '../feedback/empty-state/index.js'
import { ErrorState, type ErrorStateProps } from '../feedback/error-state/index.js'
import { Skeleton } from '../feedback/skeleton/index.js'
import { cx } from '../internal/cx.js'
import { Part, type PartProps } from '../internal/part.js'
import { slotClass } from '../internal/slot-class.js'
import type { DataTableState } from './data-table.types.js'
import { useDataTable } from './data-table-context.js'

/** The frame around the rows, or around the state that replaces them. */
export function DataTableFrame({ className, ...props }: PartProps<DataTableState>) {
  const { state, classNames } = useDataTable('Frame')
  return (
    <Part
      {...props}
      slot="frame"
      state={state}
      base="gz-panel"
      aria-busy={state.isBusy || state.status === 'loading'}
      className={slotClass(classNames.frame, className)}
    />
  )
}

/** Shown instead of rows when there are none. Say when rows will appear, or offer the next step. */
export function DataTableEmpty({ title, children, className, ...props }: Partial<EmptyStateProps>) {
  const { state, text, classNames } = useDataTable('Empty')
  if (!state.isEmpty) return null
  return (
    <EmptyState
      {...props}
      title={title ?? text.emptyTitle}
      data-slot="empty"
      className={cx(classNames.empty, className)}
    >
      {children ?? text.empty}
    </EmptyState>
  )
}

/** Shown instead of rows that could not be read, with a retry. */
export function DataTableError({ title, children, className, ...props }: ErrorStateProps) {
  const { state, text, onRetry, classNames } = useDataTable('Error')
  if (state.status !== 'error') return null
  return (
    <ErrorState
      tabIndex={-1}
      {...(onRetry ? { onRetry } : {})}
      {...props}
      title={title ?? text.errorTitle}
      data-slot="error"
      className={cx(classNames.error, className)}
    >
      {children ?? text.error}
    </ErrorState>
  )
}

/**
 * The outlines of the rows while the first page is loading. They appear after a moment, and the layout does not shift
 * when the rows arrive.
 */
export function DataTableSkeleton({ className, ...props }: PartProps<DataTableState>) {
  const { state, rows, columns, selection, limit, classNames } = useDataTable('Skeleton')
  const isAwaited = state.status === 'loading' || (state.status === 'ready' && state.isBusy)
  if (!isAwaited || rows.length > 0) return null
  return (
    <Part
      {...props}
      slot="skeleton"
      state={state}
      aria-hidden="true"
      className={slotClass(classNames.skeleton, className)}
    >
      {Array.from({ length: limit + 1 }, (_, row) => `row ${row}`).map((row) => (
        <div key={row}>
          {selection ? (
            <span data-choice="">
              <Skeleton />
            </span>
          ) : null}
          {columns.map(({ id, isNumber, isWideOnly }) => (
            <span key={id} data-number={isNumber || undefined} data-wide={isWideOnly || undefined}>
              <Skeleton width={isNumber ? '45%' : '70%'} />
            </span>
          ))}
        </div>
      ))}
    </Part>
  )
}
