'use client'
import type { ComponentPropsWithRef } from 'react'
import { CloseIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type FilterChipsMessages, filterChipsMessages } from './filter-chips.messages.js'

export interface FilterChipsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  filters: readonly { name: string; value: string; label: string }[]
  onRemove: (name: string, value: string) => void
  onClear: () => void
  messages?: Partial<FilterChipsMessages>
}

/** The filters in force, each a button that removes it. Nothing when there are none. */
export function FilterChips({ filters, onRemove, onClear, messages, className, ...props }: FilterChipsProps) {
  const text = useMessages('filterChips', filterChipsMessages, messages)
  if (filters.length === 0) return null
  return (
    <ul aria-label={text.label} {...props} className={cx('gz-chips', className)}>
      {filters.map(({ name, value, label }) => (
        <li key={`${name}:${value}`}>
          <button type="button" aria-label={text.remove(label)} onClick={() => onRemove(name, value)}>
            {label}
            <CloseIcon size={14} />
          </button>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <button type="button" data-slot="clear" onClick={onClear}>
            {text.clear}
          </button>
        </li>
      ) : null}
    </ul>
  )
}
