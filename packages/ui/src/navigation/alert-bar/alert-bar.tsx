'use client'
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../actions/icon-button/index.js'
import { CloseIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type AlertBarMessages, alertBarMessages } from './alert-bar.messages.js'

const READ_OUT_MS = 5000

export interface AlertBarProps extends ComponentPropsWithRef<'section'> {
  /** Dismisses it; without this the bar stays. */
  onDismiss?: () => void
  /** It was announced on an earlier page, and is only shown on this one. */
  isKnown?: boolean
  messages?: Partial<AlertBarMessages>
}

/**
 * A message of the store to everybody, across the top of the page. It is in the served HTML and announced later,
 * because a live region is silent about its initial content.
 */
export function AlertBar({ children, onDismiss, isKnown = false, messages, className, ...props }: AlertBarProps) {
  const text = useMessages('alertBar', alertBarMessages, messages)
  const words = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [isNews] = useState(!isKnown)
  useEffect(() => {
    if (!isNews) return
    setAnnouncement(words.current?.textContent ?? '')
    // Once announced, it would only be read a second time.
    const timer = setTimeout(() => setAnnouncement(''), READ_OUT_MS)
    return () => clearTimeout(timer)
  }, [isNews])
  return (
    <section aria-label={text.label} {...props} className={cx('gz-alert-bar', className)}>
      <div className="gz-page">
        <div ref={words} data-slot="words">
          {children}
        </div>
        {onDismiss ? (
          <IconButton label={text.dismiss} onClick={onDismiss}>
            <CloseIcon size={18} />
          </IconButton>
        ) : null}
      </div>
      <p className="gz-visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </section>
  )
}
