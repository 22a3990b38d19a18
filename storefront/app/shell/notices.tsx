import { Button } from '@gauze/ui/actions/button'
import type { ToastContent } from '@gauze/ui/feedback/toast'
import { Mark } from '@gauze/ui/icons'
import { Anchor } from '@gauze/ui/link'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useRuntime } from '../browser/runtime-provider.js'

// Sent while offline, the notice comes before its toast.
const NoticeRegion = lazy(async () => ({
  default: await import('./notice-region.js').then(
    (loaded) => loaded.NoticeRegion,
    () => PlainNotice,
  ),
}))

/** One notice, numbered so that the same words can be shown twice. */
export interface Notice extends ToastContent {
  readonly id: number
}

/** The notices for one owner; the next era is another owner's, and begins empty. */
interface Shown {
  readonly era: number
  readonly notices: readonly Notice[]
}

const NOTHING: Shown = { era: 0, notices: [] }

/** Toasts of the cart and the session; their code loads with the first one (SHELL-11). */
export function Notices() {
  const { signals } = useRuntime()
  const [{ era, notices }, setShown] = useState<Shown>(NOTHING)
  useEffect(
    () =>
      signals.subscribe((signal) => {
        if (signal.type === 'ownerChanged') setShown((shown) => ({ era: shown.era + 1, notices: [] }))
        if (signal.type === 'notice')
          setShown((shown) => ({ ...shown, notices: [...shown.notices, { ...signal, id: shown.notices.length }] }))
      }),
    [signals],
  )
  if (notices.length === 0) return null
  return (
    <Suspense>
      <NoticeRegion key={era} notices={notices} />
    </Suspense>
  )
}

/** The last notice, if the code of toasts did not load. */
function PlainNotice({ notices }: { notices: readonly Notice[] }) {
  const [dismissedId, setDismissedId] = useState<number | null>(null)
  const last = notices.at(-1)
  const isShown = last && last.id !== dismissedId
  return (
    <div role="alert" className="gz-toasts">
      {isShown ? (
        <div className="gz-toast" data-tone={last.tone}>
          <span data-slot="mark">
            <Mark shape={last.tone === 'warning' || last.tone === 'danger' ? 'triangle' : 'dot'} />
          </span>
          <span>
            {last.message} {last.detail}
          </span>
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
