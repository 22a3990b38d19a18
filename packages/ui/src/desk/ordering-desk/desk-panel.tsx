'use client'
import { type ReactNode, useId } from 'react'
import { ErrorState } from '../../feedback/error-state/index.js'
import { Skeleton } from '../../feedback/skeleton/index.js'
import { Anchor } from '../../link/index.js'
import type { OrderingDeskMessages } from './ordering-desk.messages.js'
import type { DeskPart } from './ordering-desk.types.js'

interface DeskPanelProps {
  /** The state of the panel; without rows, it says `empty`. */
  part: DeskPart<unknown>
  title: string
  /** Beside the title, once there are rows. */
  note?: string
  more: { readonly label: string; readonly href: string | undefined }
  empty: string
  actions?: ReactNode
  text: OrderingDeskMessages
  children: ReactNode
}

/** One panel of the desk, which loads and fails on its own. */
export function DeskPanel({ part, title, note, more, empty, actions, text, children }: DeskPanelProps) {
  const titleId = useId()
  const { status, rows, onRetry } = part
  const hasRows = status === 'ready' && rows.length > 0
  return (
    <section className="gz-panel" aria-labelledby={titleId} aria-busy={status === 'loading'}>
      <div data-slot="head">
        <h2 id={titleId}>{title}</h2>
        {hasRows && note ? <span data-slot="note">{note}</span> : null}
        {hasRows ? actions : null}
        {more.href === undefined ? null : <Anchor href={more.href}>{more.label}</Anchor>}
      </div>
      {hasRows ? children : null}
      {status === 'ready' && !hasRows ? <p data-slot="empty">{empty}</p> : null}
      {status === 'loading' ? <Skeleton width="100%" height="3.5rem" shape="box" /> : null}
      {status === 'error' ? <ErrorState title={text.failed} onRetry={onRetry} /> : null}
    </section>
  )
}
