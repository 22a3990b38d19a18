import { useSession } from '@gauze/ui/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRuntime } from '../browser/runtime-provider.js'

/** The message once the password is set. */
export const PASSWORD_RESET = 'Password Reset! Logging you in'

/**
 * Logs in with a new password. A signed-in user is signed out first, because a login is accepted only while nobody is.
 *
 * @param password null until it is set
 * @param onLoggedIn called once this login, and no other, has succeeded
 */
export function useLoginAfterReset(username: string, password: string | null, onLoggedIn: () => void): void {
  const { signals } = useRuntime()
  const { isSignedIn, isAccountLoading, login, logout } = useSession()
  const [isSent, setSent] = useState(false)
  const finish = useEffectEvent(() => {
    // A toast, because this page goes; only now, because the previous user's notices disappear with them.
    signals.emit({ type: 'notice', tone: 'success', message: PASSWORD_RESET })
    onLoggedIn()
  })
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
