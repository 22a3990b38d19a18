'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '../../hooks/use-session.js'

/**
 * Logs in with a new password. A signed-in user is signed out first, because a login is accepted only while nobody is.
 *
 * @param password null until it is set
 * @param onLoggedIn called once this login, and no other, has succeeded
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
