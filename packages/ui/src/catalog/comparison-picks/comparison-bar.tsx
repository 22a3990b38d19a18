'use client'
import { LEAST_COMPARED } from '@gauze/rules'
import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { IconButton } from '../../actions/icon-button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { CloseIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type ComparisonPicksMessages, comparisonPicksMessages } from './comparison-picks.messages.js'
import type { ComparisonPicks } from './use-comparison-picks.js'

export interface ComparisonBarProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'ref'> {
  /** From `useComparisonPicks`. */
  picks: ComparisonPicks
  /** The page that compares the picked items. */
  href: string
  /** The last pick is gone, and the bar with it: move the focus to another place. */
  onEmpty?: () => void
  messages?: Partial<ComparisonPicksMessages>
}

/**
 * The picked products, at the foot of the window, with the link to their comparison. F6 leads there from any product.
 * Renders nothing without any.
 */
export function ComparisonBar({ picks, href, onEmpty, messages, className, ...props }: ComparisonBarProps) {
  const text = useMessages('comparisonPicks', comparisonPicksMessages, messages)
  const list = useRef<HTMLUListElement>(null)
  const { length } = picks.picks
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      // Notices are reached by the same key, and come first.
      if (event.key !== 'F6' || event.defaultPrevented || !list.current) return
      event.preventDefault()
      list.current.focus()
    }
    window.addEventListener('keydown', reach)
    return () => window.removeEventListener('keydown', reach)
  }, [])
  if (length === 0) return null
  const remove = (productId: number) => {
    picks.remove(productId)
    // The focused button disappears with its product.
    if (length === 1) onEmpty?.()
    else list.current?.focus()
  }
  return (
    <section aria-label={text.label} {...props} className={cx('gz-comparison-bar', className)}>
      <p role="status">
        {picks.isFull ? text.most(length) : text.picked(length)}
        <span className="gz-visually-hidden"> {text.reach}</span>
      </p>
      <ul ref={list} tabIndex={-1} aria-label={text.label}>
        {picks.picks.map(({ productId, name }) => (
          <li key={productId}>
            <span data-slot="name" title={name}>
              {name}
            </span>
            <IconButton label={text.remove(name)} onClick={() => remove(productId)}>
              <CloseIcon size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <div data-slot="actions">
        {length < LEAST_COMPARED ? (
          <p>{text.one}</p>
        ) : (
          <LinkButton href={href} size="s" variant="quiet">
            {text.compareItems(length)}
          </LinkButton>
        )}
        <Button
          size="s"
          variant="plain"
          onClick={() => {
            picks.clear()
            onEmpty?.()
          }}
        >
          {text.clear}
        </Button>
      </div>
    </section>
  )
}
