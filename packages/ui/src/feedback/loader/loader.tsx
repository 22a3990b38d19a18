'use client'
import { type ComponentPropsWithRef, useEffect, useState } from 'react'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type LoaderMessages, loaderMessages } from './loader.messages.js'

/** The kind of work in progress: a payment, an order, or anything else. */
export type LoaderKind = 'payment' | 'order' | 'heartbeat'

export interface LoaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /**
   * The form of the loader.
   * @selector [data-kind]
   */
  kind?: LoaderKind
  messages?: Partial<LoaderMessages>
}

const laterMs: Readonly<Record<LoaderKind, number>> = { payment: 3_000, order: 3_000, heartbeat: 8_000 }

/**
 * Names the work in progress, above the line of a heartbeat. A second message follows after 3 seconds for a payment or
 * an order, and after 8 seconds for anything else. Each message is announced once. Render it while the work is in
 * progress.
 *
 * @selector [data-later] the second message is shown
 * @example {isPlacing ? <Loader kind="order" /> : null}
 */
export function Loader({ kind = 'heartbeat', messages, className, ...props }: LoaderProps) {
  const text = useMessages('loader', loaderMessages, messages)
  const [laterKind, setLaterKind] = useState<LoaderKind | null>(null)
  const [announced, setAnnounced] = useState('')
  const isLater = laterKind === kind
  const message = isLater ? text[`${kind}Later`] : text[kind]
  useEffect(() => {
    const timer = setTimeout(() => setLaterKind(kind), laterMs[kind])
    return () => clearTimeout(timer)
  }, [kind])
  // Some screen readers do not announce a live region that is added with content, so it is filled afterwards.
  useEffect(() => setAnnounced(message), [message])
  return (
    <div {...props} className={cx('gz-loader', className)} data-kind={kind} data-later={isLater || undefined}>
      <svg aria-hidden="true" viewBox="0 0 120 36" width="120" height="36" fill="none" stroke="currentColor">
        <path data-part="rest" d={HEARTBEAT} />
        <path data-part="beat" d={HEARTBEAT} pathLength={100} />
      </svg>
      <p data-slot="message" aria-hidden="true">
        {message}
      </p>
      <span className="gz-visually-hidden" role="status">
        {announced}
      </span>
    </div>
  )
}

const HEARTBEAT = 'M0 20h34l4-6 5 6h7l4 10 7-28 7 26 4-8h6l5-5 5 5h32'
