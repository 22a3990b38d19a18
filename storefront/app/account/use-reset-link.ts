import { useEffect, useState } from 'react'
import { useRuntime } from '../browser/runtime-provider.js'

/** `gone` comes from the server; `unchecked` is a link that nobody could check. */
export type ResetLinkState = 'asking' | 'good' | 'gone' | 'unchecked'

/** Whether the link of the mail is still valid (AUTH-07), and how to ask again. */
export function useResetLink(username: string, hash: string): { state: ResetLinkState; check: () => void } {
  const runtime = useRuntime()
  const [state, setState] = useState<ResetLinkState>('asking')
  useEffect(() => {
    if (state !== 'asking') return
    let isMounted = true
    const setAnswer = (answer: ResetLinkState) => isMounted && setState(answer)
    runtime
      .load()
      .then(({ api }) => api.validatePasswordReset({ username, hash }))
      .then(
        ({ valid }) => setAnswer(valid ? 'good' : 'gone'),
        () => setAnswer('unchecked'),
      )
    return () => {
      isMounted = false
    }
  }, [runtime, username, hash, state])
  return { state, check: () => setState('asking') }
}
