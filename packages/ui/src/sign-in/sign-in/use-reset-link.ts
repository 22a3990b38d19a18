'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ResetLink, SignInPort } from './sign-in.types.js'

/** `gone`: the server rejects the link. `unchecked`: the check failed. */
export type ResetLinkState = 'asking' | 'good' | 'gone' | 'unchecked'

/** Whether the link of the mail is still valid, and how to ask again. */
export function useResetLink(
  port: SignInPort,
  { username, hash }: ResetLink,
): { state: ResetLinkState; check: () => void } {
  const [state, setState] = useState<ResetLinkState>('asking')
  const ask = useEffectEvent((link: ResetLink) => port.validatePasswordReset(link))
  useEffect(() => {
    if (state !== 'asking') return
    let isMounted = true
    const setAnswer = (answer: ResetLinkState) => isMounted && setState(answer)
    ask({ username, hash }).then(
      ({ valid }) => setAnswer(valid ? 'good' : 'gone'),
      () => setAnswer('unchecked'),
    )
    return () => {
      isMounted = false
    }
  }, [username, hash, state])
  return { state, check: () => setState('asking') }
}
