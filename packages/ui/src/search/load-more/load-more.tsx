'use client'
import { type ComponentPropsWithRef, useState } from 'react'
import { useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { isPlainClick } from '../../internal/is-plain-click.js'
import { useMessages } from '../../messages/index.js'
import { type LoadMoreMessages, loadMoreMessages } from './load-more.messages.js'

export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The number of the first in view, from 1. */
  first?: number
  /** The number of the last. */
  last: number
  /** The number of all results. */
  total: number
  /** The address of the next page, for the link without script; null when all rows are shown. */
  href: string | null
  /** Called when the user asks for more results. */
  onLoadMore: () => void
  /**
   * Whether further results can be requested, are loading, or could not be read.
   * @selector [data-status]
   */
  status?: 'ready' | 'loading' | 'failed'
  messages?: Partial<LoadMoreMessages>
}

type Extent = Readonly<Required<Pick<LoadMoreProps, 'first' | 'last' | 'total'>>>

/** How much of a list is in view, announced to screen readers as it grows, and a link to more. */
export function LoadMore({
  first = 1,
  last,
  total,
  href,
  onLoadMore,
  status = 'ready',
  messages,
  className,
  ...props
}: LoadMoreProps) {
  const text = useMessages('loadMore', loadMoreMessages, messages)
  const isLoading = status === 'loading'
  const { number } = useFormats()
  const shown = text.showing(first === 1 ? null : number(first), number(last), number(total))
  const { isGrowing, grow } = useGrowth({ first, last, total })
  return (
    <div {...props} className={cx('gz-load-more', className)} data-status={status}>
      <p role={isGrowing ? 'status' : undefined}>{isLoading ? text.loading : shown}</p>
      <progress aria-hidden="true" value={last} max={Math.max(total, 1)} />
      {status === 'failed' ? <p role="alert">{text.failed}</p> : null}
      {href === null ? null : (
        <a
          href={href}
          className="gz-button"
          data-variant="quiet"
          aria-disabled={isLoading || undefined}
          data-pending={isLoading || undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            if (isLoading) return
            grow()
            onLoadMore()
          }}
        >
          {isLoading ? <span className="gz-spinner" aria-hidden="true" /> : null}
          {text.more}
        </a>
      )}
    </div>
  )
}

/**
 * Whether the list is still the one that was asked for more rows. A page that shows another list announces it itself.
 */
function useGrowth({ first, last, total }: Extent) {
  const [grown, setGrown] = useState<Extent | null>(null)
  const isGrowing = grown !== null && grown.first === first && grown.total === total && grown.last <= last
  if (grown !== null && !isGrowing) setGrown(null)
  if (isGrowing && grown.last < last) setGrown({ first, last, total })
  return { isGrowing, grow: () => setGrown({ first, last, total }) }
}
