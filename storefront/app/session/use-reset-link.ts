import { useEffect, useState } from 'react'
import { useRuntime } from '../runtime/runtime-provider.js'

/** `gone` says the server; `unchecked` is a link that nobody could say anything of. */
export type ResetLinkState = 'asking' | 'good' | 'gone' | 'unchecked'

/** Whether the link of the mail is still good (AUTH-07), and how to ask again. */
export function useResetLink(username: string, hash: string): { state: ResetLinkState; check: () => void } {
  const runtime = useRuntime()
  const [state, setState] = useState<ResetLinkState>('asking')
  useEffect(() => {
    if (state !== 'asking') return
    let isWanted = true
    const tell = (answer: ResetLinkState) => isWanted && setState(answer)
    runtime
      .load()
      .then(({ api }) => api.validatePasswordReset({ username, hash }))
      .then(
        ({ valid }) => tell(valid ? 'good' : 'gone'),
        () => tell('unchecked'),
      )
    return () => {
      isWanted = false
    }
  }, [runtime, username, hash, state])
  return { state, check: () => setState('asking') }
}
