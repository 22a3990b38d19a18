'use client'
import type { User } from '@gauze/contract'
import {
  selectAlert,
  selectIsAccountLoading,
  selectIsAdmin,
  selectIsPriceVisible,
  selectIsPunchout,
  selectIsSignedIn,
  selectIsSigningIn,
  selectUser,
} from '@gauze/machines/session'
import { useMemo } from 'react'
import { useStoreActor } from '../provider/store-context.js'
import { useSelector } from '../provider/use-selector.js'

const NO_USER: User | null = null
const NO_ALERT: ReturnType<typeof selectAlert> = null

/**
 * Who is signed in, what they may do, and signing in and out (AUTH-02, AUTH-10). Before the machine has arrived, and on
 * a server, it is nobody.
 *
 * @throws Error when there is no StoreProvider.
 */
export function useSession() {
  const actor = useStoreActor('session', 'useSession')
  const user = useSelector(actor, selectUser, NO_USER)
  const isSignedIn = useSelector(actor, selectIsSignedIn, false)
  const isAccountLoading = useSelector(actor, selectIsAccountLoading, false)
  const isPriceVisible = useSelector(actor, selectIsPriceVisible, false)
  const isAdmin = useSelector(actor, selectIsAdmin, false)
  const isPunchout = useSelector(actor, selectIsPunchout, false)
  const isSigningIn = useSelector(actor, selectIsSigningIn, false)
  const alert = useSelector(actor, selectAlert, NO_ALERT)
  const actions = useMemo(
    () => ({
      login: (username: string, password: string) => actor.send({ type: 'login.submit', username, password }),
      logout: () => actor.send({ type: 'logout.request' }),
      dismissAlert: () => actor.send({ type: 'alert.dismiss' }),
    }),
    [actor],
  )
  return {
    user,
    isSignedIn,
    isAccountLoading,
    isPriceVisible,
    isAdmin,
    isPunchout,
    isSigningIn,
    alert,
    ...actions,
  }
}
