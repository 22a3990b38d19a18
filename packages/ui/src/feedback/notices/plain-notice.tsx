'use client'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Mark } from '../../icons/index.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { toastMessages } from '../toast/toast.messages.js'
import type { ToastContent } from '../toast/toast-queue.js'
import type { NoticesProps } from './notices.js'

/** The last notice, if the code of toasts did not load. */
export function PlainNotice({ notices, messages }: NoticesProps) {
  const { dismiss } = useMessages('toast', toastMessages, messages)
  const [dismissed, setDismissed] = useState(0)
  const last = notices.at(-1)
  return (
    <div role="alert" className="gz-toasts">
      {last && dismissed < notices.length ? (
        <div className="gz-toast" data-tone={last.tone}>
          <span data-slot="mark">
            <Mark shape={last.tone === 'warning' || last.tone === 'danger' ? 'triangle' : 'dot'} />
          </span>
          <span>
            {last.message} {last.detail}
          </span>
          {last.action ? <NoticeAction action={last.action} /> : null}
          <Button variant="plain" size="s" onClick={() => setDismissed(notices.length)}>
            {dismiss}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function NoticeAction({ action }: { action: NonNullable<ToastContent['action']> }) {
  return 'href' in action ? (
    <Anchor href={action.href}>{action.label}</Anchor>
  ) : (
    <Button variant="plain" size="s" commits="" onClick={action.onPress}>
      {action.label}
    </Button>
  )
}
