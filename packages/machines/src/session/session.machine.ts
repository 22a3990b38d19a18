import type { User } from '@gauze/contract'
import { assign, type ErrorActorEvent, emit, fromCallback, setup } from 'xstate'
import { readFailure, reasonOf } from '../port/index.js'
import { unprovided } from '../port/unprovided.js'
import { ownerOfUser } from './owner-of-user.js'
import type {
  Alert,
  Credentials,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SignedIn,
  TokenHolder,
  TokenState,
} from './session.types.js'

const types: Partial<{
  context: SessionContext
  events: SessionEvent
  emitted: SessionEmitted
  tags: 'loading' | 'busy' | 'signed-in' | 'anonymous'
}> = {}

const providing = 'sessionMachine.provide({ actors: sessionActors(port) })'

/** The user of a kept token is refused. */
const noUser: Alert = { tone: 'danger', code: 'no-user', detail: null }

/** The server did not name the owner of the token; the login itself may be valid. */
const noAnswer: Alert = { tone: 'danger', code: 'session-unknown', detail: null }

/** A login may be sent before the user is known; it is not lost, and it overrides a stored token. */
const signIn = {
  target: '#session.anonymous.signingIn',
  actions: { type: 'takeCredentials', params: ({ event }: { event: Credentials }) => event },
} as const

/** Returns the owner that the page expects for the stored token. */
function heldToken({ context: { user } }: { context: SessionContext }): TokenHolder {
  return {
    ownerId: user && ownerOfUser(user),
  }
}

/** Another user is signed in: the page hides the previous user's data while it requests the new user's. */
const toOther = { target: '#session.loadingUser', actions: 'forgetUser' } as const

/** Another token came while the user was not known, so the question is asked again. */
const checkAgain = { guard: 'isPresent', target: '#session.checking', reenter: true } as const

/** Anything but a refusal: no answer came, or the server failed. The same call may succeed later. */
const mayPass = { type: 'mayPass', params: ({ event }: { event: ErrorActorEvent }) => event.error } as const

/**
 * The session. It checks the stored token first, so that a
 * page knows whether it is `loading`, `signed-in` or `anonymous` before it requests anything. The token itself stays in
 * the port, which renews it. An expired token is renewed once; only a refusal (401, 403) drops it and loses the
 * session, any other failure keeps both, so that a reloaded page can try once more. A page that cannot find out who is
 * signed in, for lack of a connection or an answer, says so, serves a visitor and asks again.
 *
 * Delays: `expiryCheck` between checks of the token, `giveUp` until a call counts as lost, `lookAgain` until a page
 * asks again who is signed in.
 * @example
 * const session = createActor(sessionMachine.provide({ actors: sessionActors(port) })).start()
 * session.on('session.lost', ({ returnPath }) => navigate(`/login?returnTo=${encodeURIComponent(returnPath)}`))
 * session.send({ type: 'login.submit', username, password })
 */
export const sessionMachine = setup({
  types,
  actors: {
    checkToken: unprovided<TokenState, TokenHolder>(providing),
    refreshToken: unprovided<TokenState, TokenHolder>(providing),
    loadUser: unprovided<User>(providing),
    signIn: unprovided<SignedIn, Credentials>(providing),
    switchAccount: unprovided<User, { accountSwitchId: number }>(providing),
    signOut: unprovided<void>(providing),
    forgetSession: unprovided<string>(providing),
    followTabs: fromCallback(() => undefined),
  },
  actions: {
    takeSession: assign({
      user: (_, { user }: SignedIn) => user,
      isPunchout: (_, { isPunchout }: SignedIn) => isPunchout,
      alert: null,
      isLost: false,
    }),
    takeUser: assign({ user: (_, user: User) => user }),
    forgetUser: assign({ user: null, isPunchout: false }),
    noteLoss: assign({ isLost: true }),
    takeCredentials: assign({
      credentials: (_, { username, password }: Credentials) => ({ username: username.trim(), password }),
    }),
    forgetCredentials: assign({ credentials: null }),
    takeAccount: assign({ accountSwitchId: (_, accountSwitchId: number) => accountSwitchId }),
    forgetAccount: assign({ accountSwitchId: null }),
    clearAlert: assign({ alert: null }),
    alertFailure: assign({
      alert: (_, error: unknown) => {
        const reason = reasonOf(readFailure(error))
        // A login without an answer has failed in an unexpected way, too.
        return { tone: 'danger' as const, ...reason, code: reason.code === 'unheard' ? 'unexpected' : reason.code }
      },
    }),
    alertNoUser: assign({ alert: noUser }),
    alertNoAnswer: assign({ alert: noAnswer }),
    reportStarted: emit((_, { user, isPunchout }: SignedIn) => ({
      type: 'session.started' as const,
      user,
      isPunchout,
    })),
    reportSwitched: emit({ type: 'account.switched' }),
    reportNotSwitched: emit({ type: 'account.switchFailed' }),
    reportEnded: emit((_, reason: 'logout' | 'elsewhere') => ({ type: 'session.ended' as const, reason })),
    reportLost: emit((_, returnPath: string) => ({ type: 'session.lost' as const, returnPath })),
  },
  guards: {
    isValid: (_, token: TokenState) => token === 'valid',
    isOther: (_, token: TokenState) => token === 'other',
    isExpired: (_, token: TokenState) => token === 'expired',
    isPresent: ({ event }) => event.type === 'token.changed' && event.token !== null,
    isGoneElsewhere: ({ event }) => event.type === 'token.changed' && event.token === null && event.isElsewhere,
    isOwn: ({ context }, ownerId: string | null) => context.user !== null && ownerOfUser(context.user) === ownerId,
    isOtherAccount: ({ context }, accountSwitchId: number) => context.user?.account.id !== accountSwitchId,
    mayPass: (_, error: unknown) => !['unauthorized', 'forbidden'].includes(readFailure(error).kind),
  },
  delays: { expiryCheck: 600_000, giveUp: 20_000, lookAgain: 10_000 },
}).createMachine({
  id: 'session',
  context: { user: null, isPunchout: false, credentials: null, accountSwitchId: null, alert: null, isLost: false },
  invoke: { id: 'tabs', src: 'followTabs' },
  on: { 'alert.dismiss': { actions: 'clearAlert' } },
  initial: 'checking',
  states: {
    checking: {
      tags: 'loading',
      on: { 'login.submit': signIn, 'token.changed': checkAgain },
      invoke: {
        id: 'checkToken',
        src: 'checkToken',
        // For any owner: the user is requested next.
        input: { ownerId: null },
        onDone: [
          { guard: { type: 'isValid', params: ({ event }) => event.output }, target: 'loadingUser' },
          { guard: { type: 'isExpired', params: ({ event }) => event.output }, target: 'restoring' },
          { target: 'anonymous' },
        ],
        onError: {
          target: 'anonymous',
          actions: { type: 'alertFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    restoring: {
      tags: 'loading',
      on: { 'login.submit': signIn },
      invoke: {
        id: 'restoreToken',
        src: 'refreshToken',
        input: { ownerId: null },
        onDone: 'loadingUser',
        onError: [
          { guard: mayPass, target: '#session.anonymous.unrestored', actions: 'alertNoAnswer' },
          { target: 'discarding', actions: ['clearAlert', 'noteLoss'] },
        ],
      },
      after: {
        giveUp: { target: '#session.anonymous.unrestored', actions: 'alertNoAnswer' },
      },
    },
    loadingUser: {
      tags: 'loading',
      on: { 'login.submit': signIn, 'token.changed': checkAgain },
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: {
          target: 'signedIn',
          actions: [
            {
              type: 'takeSession',
              params: ({ event }) => ({ user: event.output, isPunchout: event.output.isPunchout }),
            },
            {
              type: 'reportStarted',
              params: ({ event }) => ({ user: event.output, isPunchout: event.output.isPunchout }),
            },
          ],
        },
        onError: [
          // The token may still be good: the next look at it shows.
          { guard: mayPass, target: '#session.anonymous.unknown', actions: 'alertNoAnswer' },
          { target: 'discarding', actions: ['alertNoUser', 'noteLoss'] },
        ],
      },
      after: { giveUp: { target: '#session.anonymous.unknown', actions: 'alertNoAnswer' } },
    },
    discarding: {
      tags: 'loading',
      entry: 'forgetUser',
      on: { 'login.submit': signIn, 'token.changed': checkAgain },
      invoke: { id: 'discardToken', src: 'forgetSession', onDone: 'anonymous', onError: 'anonymous' },
    },
    anonymous: {
      tags: 'anonymous',
      entry: 'forgetUser',
      on: { 'session.check': 'checking', 'token.changed': checkAgain, 'session.startElsewhere': 'checking' },
      initial: 'idle',
      states: {
        idle: {
          on: { 'login.submit': signIn },
        },
        // The owner of the stored token is unknown.
        unknown: {
          on: { 'login.submit': signIn },
          after: { lookAgain: '#session.checking' },
        },
        // The token has expired, but the cookie that renews it may still be valid.
        unrestored: {
          on: { 'login.submit': signIn },
          after: { lookAgain: '#session.restoring' },
        },
        signingIn: {
          tags: 'busy',
          entry: 'clearAlert',
          exit: 'forgetCredentials',
          // Checking the token now would drop the answer that is about to replace it.
          on: { 'session.check': {}, 'token.changed': {} },
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context }) => context.credentials ?? { username: '', password: '' },
            onDone: {
              target: '#session.signedIn',
              actions: [
                { type: 'takeSession', params: ({ event }) => event.output },
                { type: 'reportStarted', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: 'idle',
              actions: { type: 'alertFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            },
          },
          after: { giveUp: { target: 'idle', actions: { type: 'alertFailure', params: { kind: 'network' } } } },
        },
      },
    },
    signedIn: {
      tags: 'signed-in',
      on: {
        'logout.request': 'signingOut',
        'token.changed': [
          { guard: 'isPresent', target: '.verifying' },
          { guard: 'isGoneElsewhere', target: 'anonymous', actions: { type: 'reportEnded', params: 'elsewhere' } },
          { target: 'losing' },
        ],
        'session.check': '.verifying',
        'account.switch': {
          guard: { type: 'isOtherAccount', params: ({ event }) => event.accountSwitchId },
          target: '.switching',
          actions: { type: 'takeAccount', params: ({ event }) => event.accountSwitchId },
        },
        'user.check': 'loadingUser',
        'session.startElsewhere': [
          { guard: { type: 'isOwn', params: ({ event }) => event.ownerId } },
          { target: 'checking', actions: 'forgetUser' },
        ],
        'session.endElsewhere': { target: 'anonymous', actions: { type: 'reportEnded', params: 'elsewhere' } },
      },
      initial: 'current',
      states: {
        current: { after: { expiryCheck: 'verifying' } },
        verifying: {
          invoke: {
            id: 'verifyToken',
            src: 'checkToken',
            input: heldToken,
            onDone: [
              { guard: { type: 'isValid', params: ({ event }) => event.output }, target: 'current' },
              { ...toOther, guard: { type: 'isOther', params: ({ event }) => event.output } },
              { target: 'refreshing' },
            ],
            onError: 'current',
          },
        },
        refreshing: {
          // The fresh token is checked as it comes: checking it again with a wrong clock would renew it forever.
          on: { 'session.check': {}, 'token.changed': { guard: 'isPresent' } },
          invoke: {
            id: 'refreshToken',
            src: 'refreshToken',
            input: heldToken,
            onDone: [
              { ...toOther, guard: { type: 'isOther', params: ({ event }) => event.output } },
              { target: 'current' },
            ],
            onError: [{ guard: mayPass, target: 'current' }, { target: '#session.losing' }],
          },
          after: { giveUp: 'current' },
        },
        switching: {
          tags: 'busy',
          exit: 'forgetAccount',
          // One switch at a time, and no renewal that would restore the token of the previous account.
          on: { 'account.switch': {}, 'session.check': {}, 'token.changed': {} },
          invoke: {
            id: 'switchAccount',
            src: 'switchAccount',
            input: ({ context }) => ({ accountSwitchId: context.accountSwitchId ?? 0 }),
            onDone: {
              target: 'current',
              actions: [{ type: 'takeUser', params: ({ event }) => event.output }, 'reportSwitched'],
            },
            onError: [
              { guard: mayPass, target: 'settling', actions: 'reportNotSwitched' },
              // Another tab may have switched first, and its token is the stored one by now.
              { target: 'verifying', actions: 'reportNotSwitched' },
            ],
          },
          after: { giveUp: { target: 'settling', actions: 'reportNotSwitched' } },
        },
        // No answer came, yet the server may have switched: a renewed token says which account it is.
        settling: {
          tags: 'busy',
          on: { 'token.changed': { guard: 'isPresent' } },
          invoke: {
            id: 'settleToken',
            src: 'refreshToken',
            input: heldToken,
            onDone: [
              { ...toOther, guard: { type: 'isOther', params: ({ event }) => event.output } },
              { target: '#session.loadingUser' },
            ],
            onError: 'current',
          },
          after: { giveUp: 'current' },
        },
      },
    },
    losing: {
      tags: 'loading',
      entry: ['forgetUser', 'noteLoss'],
      on: { 'token.changed': checkAgain },
      invoke: {
        id: 'loseToken',
        src: 'forgetSession',
        onDone: { target: 'anonymous', actions: { type: 'reportLost', params: ({ event }) => event.output } },
        onError: { target: 'anonymous', actions: { type: 'reportLost', params: '/' } },
      },
    },
    signingOut: {
      tags: ['busy', 'loading'],
      entry: 'forgetUser',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'anonymous', actions: { type: 'reportEnded', params: 'logout' } },
        onError: { target: 'anonymous', actions: { type: 'reportEnded', params: 'logout' } },
      },
      after: { giveUp: { target: 'anonymous', actions: { type: 'reportEnded', params: 'logout' } } },
    },
  },
})
