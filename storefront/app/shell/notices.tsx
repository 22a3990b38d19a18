import { Button } from '@gauze/ui/actions/button'
import type { ToastContent } from '@gauze/ui/feedback/toast'
import { Anchor } from '@gauze/ui/link'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useRuntime } from '../runtime/runtime-provider.js'
import type { StoreSignal } from '../runtime/store-runtime.js'

// Told without a connection, the news comes before its toast.
const NoticeRegion = lazy(async () => ({
  default: await import('./notice-region.js').then(
    (loaded) => loaded.NoticeRegion,
    () => PlainNotice,
  ),
}))

/** One thing to tell, numbered so that the same words can be told twice. */
export interface Notice extends ToastContent {
  readonly id: number
}

/** Toasts of the cart and the session; their code loads with the first one (SHELL-11). */
export function Notices() {
  const { actors, signals } = useRuntime()
  const [notices, setNotices] = useState<readonly Notice[]>([])
  useEffect(() => {
    const restore = (line: Extract<StoreSignal, { type: 'removed' }>['line']) =>
      actors.cart.send({ type: 'line.restore', line })
    return signals.subscribe((signal) => {
      const content = toContent(signal, restore)
      if (content) setNotices((present) => [...present, { ...content, id: present.length }])
    })
  }, [actors, signals])
  if (notices.length === 0) return null
  return (
    <Suspense>
      <NoticeRegion notices={notices} />
    </Suspense>
  )
}

/** The last notice, where the code of toasts did not come. */
function PlainNotice({ notices }: { notices: readonly Notice[] }) {
  const [dismissedId, setDismissedId] = useState<number | null>(null)
  const last = notices.at(-1)
  const isShown = last && last.id !== dismissedId
  return (
    <div role="alert" className="gz-toasts">
      {isShown ? (
        <div className="gz-toast" data-tone={last.tone}>
          <span data-slot="mark" aria-hidden="true">
            ▲
          </span>
          <span>{last.message}</span>
          {last.action ? <NoticeAction action={last.action} /> : null}
          <Button variant="plain" size="s" onClick={() => setDismissedId(last.id)}>
            Dismiss
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
    <Button variant="plain" size="s" onClick={action.onPress}>
      {action.label}
    </Button>
  )
}

function toContent(
  signal: StoreSignal,
  restore: (line: Extract<StoreSignal, { type: 'removed' }>['line']) => void,
): ToastContent | null {
  switch (signal.type) {
    case 'notice':
      return { tone: signal.tone, message: signal.message }
    case 'added':
      return {
        tone: 'success',
        message: `Added to your cart: ${signal.what}`,
        action: { label: 'View cart', href: '/cart' },
      }
    case 'removed':
      return {
        tone: 'info',
        message: `Removed ${signal.line.name}`,
        action: { label: 'Undo', onPress: () => restore(signal.line) },
      }
    case 'signedIn':
    case 'signedOut':
      return null
  }
}
