'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../hooks/use-session.js'

/**
 * Logs in with a new password. It signs out a signed-in user first, because a session accepts a login only while signed
 * out.
 *
 * @param password null until it is set
 * @param onLoggedIn called once after this login has succeeded, and not after another one
 */
export function useLoginAfterReset(username: string, password: string | null, onLoggedIn: () => void): void {
  const { isSignedIn, isAccountLoading, login, logout } = useSession()
  const [isSent, setSent] = useState(false)
  const finish = useEffectEvent(onLoggedIn)
  useEffect(() => {
    if (password === null) return
    if (isSent) {
      if (isSignedIn) finish()
    } else if (isSignedIn) {
      logout()
    } else if (!isAccountLoading) {
      login(username, password)
      setSent(true)
    }
  }, [username, password, isSent, isSignedIn, isAccountLoading, login, logout])
}
