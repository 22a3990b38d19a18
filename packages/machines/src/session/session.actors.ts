import type { User } from '@gauze/contract'
import { fromCallback, fromPromise } from 'xstate'
import type { Credentials, SessionInnerEvent, SessionPort, SignedIn, TokenState } from './session.types.js'
import { tokenExpiry } from './token-expiry.js'

const typeOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'type' in message ? message.type : null

const forget = (port: SessionPort): void => {
  port.dropToken()
  port.dropItemClicks()
}

/** The port of the session as the actors its machine runs. */
export const sessionActors = (port: SessionPort) => ({
  checkToken: fromPromise<TokenState, undefined>(async () => {
    const token = port.readToken()
    if (token === null) return 'none'
    const expiry = tokenExpiry(token)
    if (expiry === null || expiry > port.now()) return 'valid'
    port.dropToken()
    return 'expired'
  }),
  refreshToken: fromPromise<void, undefined>(async ({ signal }) => {
    const { token } = await port.refreshToken({}, { signal })
    // The session may have ended while the answer was on its way.
    if (!signal.aborted) port.writeToken(token)
  }),
  loadUser: fromPromise<User, undefined>(async ({ signal }) => (await port.currentUser({}, { signal })).user),
  signIn: fromPromise<SignedIn, Credentials>(async ({ input: { username, password }, signal }) => {
    const { user, token, isPunchout } = await port.login({ username, password }, { signal })
    if (!signal.aborted) port.writeToken(token)
    port.channel.post({ type: 'session.started' })
    return { user, isPunchout }
  }),
  switchAccount: fromPromise<void, { accountSwitchId: number }>(async ({ input: { accountSwitchId }, signal }) => {
    const { token } = await port.switchAccount({ accountSwitchId }, { signal })
    // The session may have ended while the answer was on its way.
    if (signal.aborted) return
    port.writeToken(token)
    port.channel.post({ type: 'session.started' })
  }),
  signOut: fromPromise<void, undefined>(async ({ signal }) => {
    const ended = port.logout({}, { signal })
    // The visitor is signed out here and now, whether or not the server hears of it.
    forget(port)
    port.channel.post({ type: 'session.ended' })
    await ended
  }),
  forgetSession: fromPromise<string, undefined>(async () => {
    forget(port)
    return port.currentPath()
  }),
  followTabs: fromCallback(({ sendBack }) => {
    const tell = (event: SessionInnerEvent) => sendBack(event)
    return port.channel.subscribe((message) => {
      if (typeOf(message) === 'session.started') tell({ type: 'session.startElsewhere' })
      if (typeOf(message) === 'session.ended') tell({ type: 'session.endElsewhere' })
    })
  }),
})
