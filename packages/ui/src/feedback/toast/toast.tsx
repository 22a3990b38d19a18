'use client'
import { useCallback } from 'react'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast'
import { useToastQueue } from 'react-stately/useToastState'
import { Button } from '../../actions/button/index.js'
import { IconButton } from '../../actions/icon-button/index.js'
import { CloseIcon, Mark } from '../../icons/index.js'
import { AriaLocale, useDirection } from '../../internal/aria-locale.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { type ToastMessages, toastMessages } from './toast.messages.js'
import type { ToastContent, Toasts } from './toast-queue.js'
import { useFocusClearance } from './use-focus-clearance.js'
import { useToastFocus } from './use-toast-focus.js'

/** The corner of the window; `end` is on the right where people read from the left. */
export type ToastPlacement = 'bottom end' | 'bottom start' | 'top end' | 'top start'

export interface ToastRegionProps {
  /** The messages, from `createToasts`. */
  toasts: Toasts
  /**
   * The corner of the window in which messages appear.
   * @selector [data-placement]
   */
  placement?: ToastPlacement
  className?: string
  messages?: Partial<ToastMessages> | undefined
}

const marks = { info: 'dot', success: 'dot', warning: 'triangle', danger: 'cross' } as const

/**
 * Shows toasts at the bottom right by default, announced as alerts, reached with F6; Escape dismisses the focused one,
 * and an action returns the focus to its previous element. Use one per application. A page with a bar at the bottom
 * sets `--gz-bottom-bar` to its height, and toasts stay above it. A low window shows only the newest. While there are
 * toasts, the page's scroll padding keeps the focused element clear of them.
 *
 * @keyboard Escape: dismisses the message that has the focus.
 */
export function ToastRegion({ toasts, placement = 'bottom end', className, messages }: ToastRegionProps) {
  const text = useMessages('toast', toastMessages, messages)
  const { visibleToasts } = useToastQueue(toasts)
  const { attach, leave } = useToastFocus(toasts, visibleToasts)
  const clear = useFocusClearance(placement)
  const direction = useDirection()
  const ref = useCallback(
    (region: HTMLElement | null) => {
      const detach = attach(region)
      const uncover = clear(region)
      return () => {
        detach()
        uncover?.()
      }
    },
    [attach, clear],
  )
  // F6 does not know a region that began empty, because it has no element then.
  if (visibleToasts.length === 0) return null
  return (
    <AriaLocale>
      <AriaToastRegion
        ref={ref}
        dir={direction}
        queue={toasts}
        className={cx('gz-toasts', className)}
        data-placement={placement}
        aria-label={text.region}
      >
        {({ toast }) => (
          <AriaToast
            ref={onEscape(() => toasts.close(toast.key))}
            toast={toast}
            className="gz-toast"
            data-tone={toast.content.tone}
          >
            <span data-slot="mark">
              <Mark shape={marks[toast.content.tone]} />
            </span>
            <AriaToastContent>
              <Text slot="title">{toast.content.message}</Text>
              {toast.content.detail ? <Text slot="description">{toast.content.detail}</Text> : null}
              {toast.content.action && 'onPress' in toast.content.action ? (
                <span className="gz-visually-hidden">{text.reach(toast.content.action.label)}</span>
              ) : null}
            </AriaToastContent>
            {toast.content.action ? (
              <ToastAction action={toast.content.action} onLeave={leave} onDone={() => toasts.close(toast.key)} />
            ) : null}
            <IconButton label={text.dismiss} onClick={() => toasts.close(toast.key)}>
              <CloseIcon size={18} />
            </IconButton>
          </AriaToast>
        )}
      </AriaToastRegion>
    </AriaLocale>
  )
}

/** A ref, because the toast takes no key handlers. */
function onEscape(dismiss: () => void) {
  return (element: HTMLElement | null) => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }
}

interface ToastActionProps {
  action: NonNullable<ToastContent['action']>
  /** Returns the focus to its previous element, after an action that is not a link. */
  onLeave: () => void
  onDone: () => void
}

function ToastAction({ action, onLeave, onDone }: ToastActionProps) {
  if ('href' in action) {
    return (
      <Anchor href={action.href} onClick={onDone}>
        {action.label}
      </Anchor>
    )
  }
  return (
    <Button
      variant="plain"
      size="s"
      commits=""
      onClick={() => {
        action.onPress()
        onLeave()
        onDone()
      }}
    >
      {action.label}
    </Button>
  )
}
