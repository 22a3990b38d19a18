'use client'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
} from 'react-aria-components/Toast'
import { Button } from '../../actions/button/index.js'
import { IconButton } from '../../actions/icon-button/index.js'
import { CloseIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { type ToastMessages, toastMessages } from './toast.messages.js'
import type { ToastContent, Toasts } from './toast-queue.js'

export interface ToastRegionProps {
  toasts: Toasts
  className?: string
  messages?: Partial<ToastMessages>
}

const marks = { info: '●', success: '●', warning: '▲', danger: '✚' } as const

/** Shows toasts at the bottom right, announced as alerts, reached with F6 (SHELL-11). One in an application. */
export function ToastRegion({ toasts, className, messages }: ToastRegionProps) {
  const text = useMessages('toast', toastMessages, messages)
  return (
    <AriaToastRegion queue={toasts} className={cx('gz-toasts', className)} aria-label={text.region}>
      {({ toast }) => (
        <AriaToast toast={toast} className="gz-toast" data-tone={toast.content.tone}>
          <span data-slot="mark" aria-hidden="true">
            {marks[toast.content.tone]}
          </span>
          <AriaToastContent>
            <Text slot="title">{toast.content.message}</Text>
          </AriaToastContent>
          {toast.content.action ? (
            <ToastAction action={toast.content.action} onDone={() => toasts.close(toast.key)} />
          ) : null}
          <IconButton label={text.dismiss} onClick={() => toasts.close(toast.key)}>
            <CloseIcon size={18} />
          </IconButton>
        </AriaToast>
      )}
    </AriaToastRegion>
  )
}

function ToastAction({ action, onDone }: { action: NonNullable<ToastContent['action']>; onDone: () => void }) {
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
      onClick={() => {
        action.onPress()
        onDone()
      }}
    >
      {action.label}
    </Button>
  )
}
