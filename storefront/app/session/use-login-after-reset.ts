import { useSession } from '@gauze/ui/hooks'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRuntime } from '../runtime/runtime-provider.js'

/** What is said once the password is set. */
export const PASSWORD_RESET = 'Password Reset! Logging you in'

/**
 * Logs in with a new password. Whoever is signed in meanwhile makes way first: a login is heard while nobody is.
 *
 * @param password null until it is set
 * @param onLoggedIn called once this login, and no other, has succeeded
 */
export function useLoginAfterReset(username: string, password: string | null, onLoggedIn: () => void): void {
  const { signals } = useRuntime()
  const { isSignedIn, isAccountLoading, login, logout } = useSession()
  const [isSent, setSent] = useState(false)
  const finish = useEffectEvent(() => {
    // A toast, as this page goes; not before, as what was told to the one who made way goes with them.
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
