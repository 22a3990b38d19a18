'use client'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { BellIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useDisclosure } from '../../internal/use-disclosure.js'
import { useMessages } from '../../messages/index.js'
import { type NotificationBellMessages, notificationBellMessages } from './notification-bell.messages.js'

const BADGE_LIMIT = 99

export interface NotificationBellProps extends Omit<ComponentPropsWithRef<'div'>, 'ref' | 'children'> {
  /** How many are unread. */
  unread: number
  /** Renders the list; called while it is open. */
  renderList: () => ReactNode
  /** Called when the list opens, which marks the shown notifications as read, and when it closes. */
  onOpenChange?: (isOpen: boolean) => void
  messages?: Partial<NotificationBellMessages>
}

/**
 * A bell with the number of unread notifications, and the list below it (WAI-ARIA APG, disclosure): Escape and
 * a press outside close it, and Escape returns focus.
 *
 * @selector [data-open] the list is shown
 * @example <NotificationBell unread={3} renderList={() => <NotificationList … />} onOpenChange={markRead} />
 */
export function NotificationBell({
  unread,
  renderList,
  onOpenChange,
  messages,
  className,
  ...props
}: NotificationBellProps) {
  const text = useMessages('notificationBell', notificationBellMessages, messages)
  const { isOpen, setOpen, rootRef, triggerRef } = useDisclosure<HTMLDivElement>()
  const badge = unread > BADGE_LIMIT ? `${BADGE_LIMIT}+` : String(unread)
  const panelId = useId()
  const titleId = useId()
  const tell = useEffectEvent((open: boolean) => onOpenChange?.(open))
  useEffect(() => {
    if (!isOpen) return
    tell(true)
    return () => tell(false)
  }, [isOpen])
  return (
    <div {...props} ref={rootRef} className={cx('gz-notification-bell', className)} data-open={isOpen || undefined}>
      <button
        ref={triggerRef}
        type="button"
        className="gz-icon-button"
        title={text.title}
        aria-label={unread > 0 ? `${text.title}, ${text.unread(badge)}` : text.title}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <BellIcon />
        {unread > 0 ? (
          <span data-slot="badge" aria-hidden="true">
            {badge}
          </span>
        ) : null}
      </button>
      {isOpen ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and toasts are in a region of this name
        <div data-slot="panel" id={panelId} role="group" aria-labelledby={titleId}>
          <h2 id={titleId}>{text.title}</h2>
          {renderList()}
        </div>
      ) : null}
    </div>
  )
}
