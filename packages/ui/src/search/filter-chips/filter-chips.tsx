'use client'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { CloseIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { isPlainClick } from '../../internal/is-plain-click.js'
import { useMessages } from '../../messages/index.js'
import { type FilterChipsMessages, filterChipsMessages } from './filter-chips.messages.js'

/** An active filter. */
export interface FilterChip {
  name: string
  value: string
  label: string
  /** The listing without it: the chip's link. */
  href: string
}

export interface FilterChipsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The filters that are set. */
  filters: readonly FilterChip[]
  /** The listing without any of them. */
  clearHref: string
  /** Called instead of following the link. */
  onRemove?: (name: string, value: string) => void
  /** Called when the user removes all filters. */
  onClear?: () => void
  messages?: Partial<FilterChipsMessages>
}

/**
 * The active filters, each a link that removes it. After a removal, the focus moves to the next filter, so that several
 * can be removed in a row, or to the previous one. Renders nothing without filters.
 */
export function FilterChips({
  filters,
  clearHref,
  onRemove,
  onClear,
  messages,
  className,
  ...props
}: FilterChipsProps) {
  const text = useMessages('filterChips', filterChipsMessages, messages)
  if (filters.length === 0) return null
  const press = (event: MouseEvent<HTMLAnchorElement>, act: (() => void) | undefined) => {
    if (!act || !isPlainClick(event)) return
    event.preventDefault()
    focusNeighbor(event.currentTarget)
    act()
  }
  return (
    <ul aria-label={text.label} {...props} className={cx('gz-chips', className)}>
      {filters.map(({ name, value, label, href }) => (
        <li key={`${name}:${value}`}>
          <a
            href={href}
            rel="nofollow"
            aria-label={text.remove(label)}
            onClick={(event) => press(event, onRemove && (() => onRemove(name, value)))}
          >
            {label}
            <CloseIcon size={14} />
          </a>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <a href={clearHref} rel="nofollow" data-slot="clear" onClick={(event) => press(event, onClear)}>
            {text.clear}
          </a>
        </li>
      ) : null}
    </ul>
  )
}

/**
 * Focuses the next filter, or else the previous one, because 'Clear all' disappears together with the second-to-last
 * filter.
 */
function focusNeighbor(link: HTMLAnchorElement): void {
  const item = link.closest('li')
  const next = item?.nextElementSibling
  const neighbor = next?.nextElementSibling ? next : item?.previousElementSibling
  neighbor?.querySelector('a')?.focus()
}
