'use client'
import type { User } from '@gauze/contract'
import {
  type SessionEvent,
  selectAlert,
  selectIsAccountLoading,
  selectIsAdmin,
  selectIsPriceVisible,
  selectIsPunchout,
  selectIsSessionLost,
  selectIsSignedIn,
  selectIsSignedOut,
  selectIsSigningIn,
  selectIsSwitchingAccount,
  selectIsUnanswered,
  selectMayPay,
  selectOwnerId,
  selectUser,
  type sessionMachine,
} from '@gauze/machines/session'
import type { ActorLike } from '@gauze/machines/store'
import { useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useStorePart } from '../provider/store-context.js'
import { useSelector } from '../provider/use-selector.js'

declare module '../provider/store-context.js' {
  interface StoreParts {
    readonly session: ActorLike<SnapshotFrom<typeof sessionMachine>, SessionEvent>
  }
}

const NO_USER: User | null = null
const NO_OWNER: string | null = null
const NO_ALERT: ReturnType<typeof selectAlert> = null

/**
 * The signed-in user, their permissions, and signing in, out and switching accounts. Before the machine has arrived,
 * and on a server, there is no user.
 *
 * @throws Error outside a `GauzeProvider` whose store has the machine.
 * @example
 * const { user, isPriceVisible, logout } = useSession()
 */
export function useSession() {
  const actor = useStorePart('session', 'useSession')
  const user = useSelector(actor, selectUser, NO_USER)
  const ownerId = useSelector(actor, selectOwnerId, NO_OWNER)
  const isSignedIn = useSelector(actor, selectIsSignedIn, false)
  const isSignedOut = useSelector(actor, selectIsSignedOut, false)
  const isLost = useSelector(actor, selectIsSessionLost, false)
  const isAccountLoading = useSelector(actor, selectIsAccountLoading, false)
  const isPriceVisible = useSelector(actor, selectIsPriceVisible, false)
  const isAdmin = useSelector(actor, selectIsAdmin, false)
  const mayPay = useSelector(actor, selectMayPay, false)
  const isPunchout = useSelector(actor, selectIsPunchout, false)
  const isSigningIn = useSelector(actor, selectIsSigningIn, false)
  const isSwitchingAccount = useSelector(actor, selectIsSwitchingAccount, false)
  const isUnanswered = useSelector(actor, selectIsUnanswered, false)
  const alert = useSelector(actor, selectAlert, NO_ALERT)
  const actions = useMemo(
    () => ({
      login: (username: string, password: string) => actor.send({ type: 'login.submit', username, password }),
      logout: () => actor.send({ type: 'logout.request' }),
      /** Asks the store again who is signed in, for example after it did not answer (`isUnanswered`). */
      check: () => actor.send({ type: 'session.check' }),
      switchAccount: (accountSwitchId: number) => actor.send({ type: 'account.switch', accountSwitchId }),
      dismissAlert: () => actor.send({ type: 'alert.dismiss' }),
    }),
    [actor],
  )
  return {
    user,
    ownerId,
    isSignedIn,
    isSignedOut,
    isLost,
    isAccountLoading,
    isPriceVisible,
    isAdmin,
    mayPay,
    isPunchout,
    isSigningIn,
    isSwitchingAccount,
    isUnanswered,
    alert,
    ...actions,
  }
}

/**
 * Whether somebody is signed in and the data were read for this user. Data that were read before the user was known are
 * a visitor's data, until new data replace them.
 *
 * @param data compared by identity
 * @throws Error outside a `GauzeProvider` whose store has the machine.
 */
export function useIsForUser(data: object): boolean {
  const isSignedIn = useSelector(useStorePart('session', 'useIsForUser'), selectIsSignedIn, false)
  const [visitors, setVisitors] = useState(isSignedIn ? null : data)
  if (!isSignedIn && visitors !== data) setVisitors(data)
  return isSignedIn && visitors !== data
}
