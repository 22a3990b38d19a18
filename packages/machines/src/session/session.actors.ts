import type { User } from '@gauze/contract'
import { tokenExpiry, tokenOwner } from '@gauze/rules'
import { fromCallback, fromPromise } from 'xstate'
import { ownerOfUser } from './owner-of-user.js'
import type { Credentials, SessionInnerEvent, SessionPort, SignedIn, TokenHolder, TokenState } from './session.types.js'

function propertyOf(message: unknown, name: string): unknown {
  return typeof message === 'object' && message !== null && name in message ? Reflect.get(message, name) : null
}

function ownerIn(message: unknown): string | null {
  const ownerId = propertyOf(message, 'ownerId')
  return typeof ownerId === 'string' ? ownerId : null
}

/** Returns `valid` for a token of the page's owner, `other` for another owner's token. */
function stateOf(token: string, { ownerId }: TokenHolder): 'valid' | 'other' {
  const owner = tokenOwner(token)
  return ownerId === null || owner === null || owner === ownerId ? 'valid' : 'other'
}

function forget(port: SessionPort): void {
  port.dropToken()
  port.dropItemClicks()
}

/** The port of the session as the actors its machine runs. */
export function sessionActors(port: SessionPort) {
  return {
    checkToken: fromPromise<TokenState, TokenHolder>(async ({ input }) => {
      const token = port.readToken()
      if (token === null) return 'none'
      const expiry = tokenExpiry(token)
      return expiry === null || expiry > port.now() ? stateOf(token, input) : 'expired'
    }),
    refreshToken: fromPromise<TokenState, TokenHolder>(async ({ input, signal }) =>
      stateOf((await port.refreshToken({}, { signal })).token, input),
    ),
    loadUser: fromPromise<User, undefined>(async ({ signal }) => (await port.currentUser({}, { signal })).user),
    signIn: fromPromise<SignedIn, Credentials>(async ({ input: { username, password }, signal }) => {
      const { user, token, isPunchout } = await port.login({ username, password }, { signal })
      if (!signal.aborted) port.writeToken(token)
      port.channel.post({ type: 'session.started', ownerId: ownerOfUser(user) })
      return { user, isPunchout }
    }),
    switchAccount: fromPromise<User, { accountSwitchId: number }>(async ({ input: { accountSwitchId }, signal }) => {
      const { token, user } = await port.switchAccount({ accountSwitchId }, { signal })
      // The session may have ended while the answer was on its way.
      if (signal.aborted) return user
      port.writeToken(token)
      port.channel.post({ type: 'session.started', ownerId: ownerOfUser(user) })
      return user
    }),
    signOut: fromPromise<void, undefined>(async ({ signal }) => {
      const ended = port.logout({}, { signal })
      // The visitor is signed out here and now, whether or not the server is notified.
      forget(port)
      port.channel.post({ type: 'session.ended' })
      await ended
    }),
    forgetSession: fromPromise<string, undefined>(async () => {
      forget(port)
      return port.currentPath()
    }),
    followTabs: fromCallback(({ sendBack }) => {
      const report = (event: SessionInnerEvent) => sendBack(event)
      return port.channel.subscribe((message) => {
        const type = propertyOf(message, 'type')
        if (type === 'session.started') report({ type: 'session.startElsewhere', ownerId: ownerIn(message) })
        if (type === 'session.ended') report({ type: 'session.endElsewhere' })
      })
    }),
  }
}
