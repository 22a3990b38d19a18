import { Notices } from '@gauze/ui/feedback/notices'
import type { ToastContent } from '@gauze/ui/feedback/toast'
import { useEffect, useState } from 'react'
import { useRuntime } from '../browser/runtime-provider.js'

/** The notices for one owner; the next era is another owner's, and begins empty. */
interface Shown {
  readonly era: number
  readonly notices: readonly ToastContent[]
}

const NOTHING: Shown = { era: 0, notices: [] }

/** What the store says of cart and session (SHELL-11). */
export function StoreNotices() {
  const { signals } = useRuntime()
  const [{ era, notices }, setShown] = useState<Shown>(NOTHING)
  useEffect(
    () =>
      signals.subscribe((signal) => {
        if (signal.type === 'ownerChanged') setShown(({ era }) => ({ era: era + 1, notices: [] }))
        if (signal.type === 'notice') setShown(({ era, notices }) => ({ era, notices: [...notices, signal] }))
      }),
    [signals],
  )
  return <Notices key={era} notices={notices} />
}
