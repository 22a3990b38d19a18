import type { ToastContent } from '@gauze/ui/feedback/toast'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useRuntime } from '../runtime/runtime-provider.js'
import type { StoreSignal } from '../runtime/store-runtime.js'

const NoticeRegion = lazy(async () => ({ default: (await import('./notice-region.js')).NoticeRegion }))

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

function toContent(
  signal: StoreSignal,
  restore: (line: Extract<StoreSignal, { type: 'removed' }>['line']) => void,
): ToastContent | null {
  switch (signal.type) {
    case 'notice':
      return { tone: signal.tone, message: signal.message }
    case 'added':
      return { tone: 'success', message: 'Added to your cart', action: { label: 'View cart', href: '/cart' } }
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
