import type { User } from '@gauze/contract'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { answer, controlled, fail, networkError, optionsOf, problem, settle } from '../../test/calls.js'
import { tokenOf, tokenUntil } from '../../test/token.js'
import { userOf } from '../../test/user.js'
import { sessionActors } from './session.actors.js'
import { sessionMachine } from './session.machine.js'
import {
  selectAlert,
  selectCan,
  selectIsAccountLoading,
  selectIsAdmin,
  selectIsParentLogin,
  selectIsPriceVisible,
  selectIsPunchout,
  selectIsSessionLost,
  selectIsSignedIn,
  selectIsSigningIn,
  selectIsSwitchingAccount,
  selectOwnerId,
  selectUser,
} from './session.selectors.js'
import type { SessionEmitted } from './session.types.js'

const minutes = 60_000

async function start(kept: string | null = null) {
  const clock = new SimulatedClock()
  const store = { token: kept, itemClicks: 1 }
  const posted: object[] = []
  const listeners = new Set<(message: unknown) => void>()
  const login = controlled<object, { user: User; token: string; isPunchout: boolean }>()
  const currentUser = controlled<object, { user: User }>()
  const refreshToken = controlled<object, { token: string }>()
  const logout = controlled<object, { readonly success: true }>()
  const switchAccount = controlled<object, { token: string; user: User }>()
  const port = {
    login,
    currentUser,
    // Renewing keeps the token, as a client does.
    refreshToken: async (...call: Parameters<typeof refreshToken>) => {
      const renewed = await refreshToken(...call)
      store.token = renewed.token
      return renewed
    },
    logout,
    switchAccount,
    readToken: () => store.token,
    writeToken: (token: string) => {
      store.token = token
    },
    dropToken: () => {
      store.token = null
    },
    dropItemClicks: () => {
      store.itemClicks = 0
    },
    currentPath: () => '/cart?step=2',
    now: () => clock.now(),
    channel: {
      post: (message: object) => posted.push(message),
      subscribe: (listener: (message: unknown) => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
  }
  const session = createActor(sessionMachine.provide({ actors: sessionActors(port) }), { clock }).start()
  const emitted: SessionEmitted[] = []
  session.on('*', (event) => emitted.push(event))
  await settle()
  return {
    session,
    clock,
    store,
    posted,
    listeners,
    emitted,
    login,
    currentUser,
    refreshToken,
    logout,
    switchAccount,
    user: () => selectUser(session.getSnapshot()),
    isSignedIn: () => selectIsSignedIn(session.getSnapshot()),
    isLost: () => selectIsSessionLost(session.getSnapshot()),
    isLoading: () => selectIsAccountLoading(session.getSnapshot()),
    alertCode: () => selectAlert(session.getSnapshot())?.code,
    submit: () => session.send({ type: 'login.submit', username: '  ada@mercy.example ', password: ' secret ' }),
    post: async (message: unknown) => {
      for (const listener of listeners) listener(message)
      await settle()
    },
  }
}

const atClinic = userOf('Ada', { account: { ...userOf('Ada').account, id: 2, accountName: 'Clinic' } })

/** A token that speaks for Ada at the clinic. */
function clinicToken(until: number): string {
  return tokenOf({ sub: '1', acc: 2, exp: until / 1000 })
}

async function startSignedIn(user = userOf('Ada')) {
  const begun = await start(tokenUntil(15 * minutes))
  await answer(begun.currentUser, 0, { user })
  begun.emitted.length = 0
  return begun
}

const noAnswer = 'session-unknown'

describe('starting', () => {
  it('AUTH-06 without a token nothing is loaded and account loading is switched off', async () => {
    const { currentUser, refreshToken, isLoading, isSignedIn } = await start()
    expect(isLoading()).toBe(false)
    expect(isSignedIn()).toBe(false)
    expect(currentUser.calls).toHaveLength(0)
    expect(refreshToken.calls).toHaveLength(0)
  })

  it('AUTH-06 a valid token loads the current user', async () => {
    const { currentUser, isLoading, user, emitted } = await start(tokenUntil(15 * minutes))
    expect(isLoading()).toBe(true)
    const ada = userOf('Ada')
    await answer(currentUser, 0, { user: ada })
    expect(isLoading()).toBe(false)
    expect(user()).toEqual(ada)
    expect(emitted).toEqual([{ type: 'session.started', user: ada, isPunchout: false }])
  })

  it('AUTH-02 a login sent before the user is known is not lost', async () => {
    const { session, submit, login, currentUser, store, user } = await start(tokenUntil(15 * minutes))
    submit()
    await settle()
    expect(login.calls).toHaveLength(1)
    session.send({ type: 'session.check' })
    const ada = userOf('Ada')
    await answer(login, 0, { user: ada, token: 'new', isPunchout: false })
    expect(user()).toEqual(ada)
    expect(store.token).toBe('new')
    expect(currentUser.calls).toHaveLength(1)
  })

  it("AUTH-06 says 'no-user' when the user cannot be loaded, and drops the token", async () => {
    const { currentUser, store, alertCode, isLoading, isSignedIn } = await start(tokenUntil(15 * minutes))
    await fail(currentUser, 0, problem('unauthorized', 'The token is unknown.'))
    expect(alertCode()).toBe('no-user')
    expect(store.token).toBeNull()
    expect(isLoading()).toBe(false)
    expect(isSignedIn()).toBe(false)
  })

  it('AUTH-06 keeps the token when only the connection failed, and signs in on request', async () => {
    const { session, currentUser, store, alertCode, isSignedIn } = await start(tokenUntil(15 * minutes))
    await fail(currentUser, 0, networkError)
    expect(alertCode()).toBe(noAnswer)
    expect(store.token).not.toBeNull()
    session.send({ type: 'session.check' })
    await settle()
    await answer(currentUser, 1, { user: userOf('Ada') })
    expect(isSignedIn()).toBe(true)
    expect(alertCode()).toBeUndefined()
  })

  it('AUTH-06 asks again by itself when only the connection failed', async () => {
    const { clock, currentUser, isSignedIn } = await start(tokenUntil(15 * minutes))
    await fail(currentUser, 0, networkError)
    clock.increment(10_000)
    await settle()
    await answer(currentUser, 1, { user: userOf('Ada') })
    expect(isSignedIn()).toBe(true)
  })

  it('AUTH-06 gives up on a user that never comes', async () => {
    const { clock, currentUser, isLoading } = await start(tokenUntil(15 * minutes))
    clock.increment(20_000)
    expect(isLoading()).toBe(false)
    expect(optionsOf(currentUser, 0).signal.aborted).toBe(true)
  })

  it('AUTH-05 drops an expired token for a fresh one', async () => {
    const { store, refreshToken, currentUser, isSignedIn } = await start(tokenUntil(0))
    await answer(refreshToken, 0, { token: tokenUntil(15 * minutes) })
    expect(store.token).toBe(tokenUntil(15 * minutes))
    await answer(currentUser, 0, { user: userOf('Ada') })
    expect(isSignedIn()).toBe(true)
  })

  it('AUTH-05 takes a fresh token later when only the connection failed', async () => {
    const { clock, refreshToken, currentUser, isLoading, isSignedIn, alertCode } = await start(tokenUntil(0))
    await fail(refreshToken, 0, networkError)
    expect(isLoading()).toBe(false)
    expect(alertCode()).toBe(noAnswer)
    clock.increment(10_000)
    await settle()
    await answer(refreshToken, 1, { token: tokenUntil(15 * minutes) })
    await answer(currentUser, 0, { user: userOf('Ada') })
    expect(isSignedIn()).toBe(true)
    expect(alertCode()).toBeUndefined()
  })

  it.each([
    ['was down', { status: 503 }],
    ['could not be reached', networkError],
  ])('AUTH-05 says so and signs in after a reload when the server %s as the token was renewed', async (_, error) => {
    const before = await start(tokenUntil(0))
    await fail(before.refreshToken, 0, error)
    expect(before.alertCode()).toBe(noAnswer)
    const { refreshToken, currentUser, isSignedIn } = await start(before.store.token)
    await answer(refreshToken, 0, { token: tokenUntil(15 * minutes) })
    await answer(currentUser, 0, { user: userOf('Ada') })
    expect(isSignedIn()).toBe(true)
  })

  it('AUTH-05 is anonymous, without a message, when a token from days ago cannot be refreshed', async () => {
    const { store, refreshToken, currentUser, emitted, alertCode, isLoading, isSignedIn } = await start(tokenUntil(0))
    await fail(refreshToken, 0, problem('unauthorized', 'The session has ended.'))
    expect([store.token, alertCode()]).toEqual([null, undefined])
    expect(isLoading()).toBe(false)
    expect(isSignedIn()).toBe(false)
    expect(currentUser.calls).toHaveLength(0)
    expect(emitted).toEqual([])
  })
})

describe('signing in', () => {
  it('AUTH-02 loads, then stores the token and sets the user', async () => {
    const { session, login, store, posted, emitted, submit, user } = await start()
    submit()
    expect(selectIsSigningIn(session.getSnapshot())).toBe(true)
    expect(login.calls[0]?.input).toEqual({ username: 'ada@mercy.example', password: ' secret ' })
    const ada = userOf('Ada')
    await answer(login, 0, { user: ada, token: 'fresh', isPunchout: false })
    expect(store.token).toBe('fresh')
    expect(user()).toEqual(ada)
    expect(emitted).toEqual([{ type: 'session.started', user: ada, isPunchout: false }])
    expect(posted).toEqual([{ type: 'session.started', ownerId: '1.1' }])
    expect(session.getSnapshot().context.credentials).toBeNull()
  })

  it.each([
    ["the server's words", problem('unauthorized', 'The login is wrong.'), 'test', 'The login is wrong.'],
    ['unexpected', networkError, 'unexpected', null],
    ['unexpected', new Error('boom'), 'unexpected', null],
    ['unexpected, later', { status: 503 }, 'unexpected-later', null],
  ])('AUTH-02 shows %s as a danger alert', async (_, error, code, detail) => {
    const { session, login, store, submit, alertCode } = await start()
    submit()
    await fail(login, 0, error)
    expect(selectAlert(session.getSnapshot())).toEqual({ tone: 'danger', code, detail })
    expect(store.token).toBeNull()
    submit()
    expect(alertCode()).toBeUndefined()
  })

  it('AUTH-02 can be dismissed, and sends one request for two clicks', async () => {
    const { session, login, submit, alertCode } = await start()
    submit()
    submit()
    expect(login.calls).toHaveLength(1)
    await fail(login, 0, networkError)
    session.send({ type: 'alert.dismiss' })
    expect(alertCode()).toBeUndefined()
  })

  it('AUTH-02 gives up on an answer that never comes', async () => {
    const { clock, submit, alertCode } = await start()
    submit()
    clock.increment(20_000)
    expect(alertCode()).toBe('unexpected')
  })

  it('AUTH-06 shows prices and pages by permission, and nothing to a visitor', async () => {
    const visitor = (await start()).session.getSnapshot()
    expect(selectIsPriceVisible(visitor)).toBe(false)
    expect(selectIsParentLogin(visitor)).toBe(false)
    const permissions = { isPriceVisible: true, isAdmin: false, isApprover: false, mayPay: false }
    const begun = await startSignedIn(userOf('Ada', { permissions, isPunchout: true, isParentLogin: true }))
    const state = begun.session.getSnapshot()
    expect(selectIsPriceVisible(state)).toBe(true)
    expect(selectIsAdmin(state)).toBe(false)
    expect(selectCan('isAdmin')(state)).toBe(false)
    expect(selectIsPunchout(state)).toBe(true)
    expect(selectIsParentLogin(state)).toBe(true)
  })
})

describe('keeping the session', () => {
  it('AUTH-05 checks the token every 600000 ms and refreshes it once it is expired', async () => {
    const { clock, store, refreshToken, isSignedIn } = await startSignedIn()
    clock.increment(600_000)
    await settle()
    expect(refreshToken.calls).toHaveLength(0)
    clock.increment(599_999)
    await settle()
    expect(refreshToken.calls).toHaveLength(0)
    clock.increment(1)
    await settle()
    await answer(refreshToken, 0, { token: tokenUntil(60 * minutes) })
    expect(store.token).toBe(tokenUntil(60 * minutes))
    expect(isSignedIn()).toBe(true)
  })

  it.each([
    ['whose token has expired', -minutes],
    ['whose token the server no longer knows', 15 * minutes],
  ])('AUTH-05 says that a session is over %s, when a page opens later, until the next sign-in', async (_what, age) => {
    const { currentUser, refreshToken, login, submit, isLost, emitted } = await start(tokenUntil(age))
    expect(isLost()).toBe(false)
    const refusal = problem('unauthorized', 'The session has ended.')
    await (age < 0 ? fail(refreshToken, 0, refusal) : fail(currentUser, 0, refusal))
    expect(isLost()).toBe(true)
    expect(emitted).toEqual([])
    submit()
    await settle()
    await answer(login, 0, { user: userOf('Ada'), token: 'new', isPunchout: false })
    expect(isLost()).toBe(false)
  })

  it('AUTH-05 loses the session with the way back when the refresh is refused', async () => {
    const { clock, store, refreshToken, emitted, isSignedIn } = await startSignedIn()
    clock.increment(1_200_000)
    await settle()
    await fail(refreshToken, 0, problem('unauthorized', 'The session has ended.'))
    expect(isSignedIn()).toBe(false)
    expect(emitted).toEqual([{ type: 'session.lost', returnPath: '/cart?step=2' }])
    expect(store).toEqual({ token: null, itemClicks: 0 })
  })

  it.each([
    ['has no database for now', { status: 503 }],
    ['fails', { status: 500 }],
    ['takes no more requests for now', { status: 429 }],
    ['does not speak as it should', new Error('boom')],
  ])('AUTH-05 stays signed in while the server %s, after a reload too', async (_what, error) => {
    const { clock, store, refreshToken, emitted, isSignedIn } = await startSignedIn()
    clock.increment(1_200_000)
    await settle()
    await fail(refreshToken, 0, error)
    expect(isSignedIn()).toBe(true)
    expect(store.token).toBe(tokenUntil(15 * minutes))
    expect(emitted).not.toContainEqual(expect.objectContaining({ type: 'session.lost' }))
  })

  it('AUTH-05 stays signed in while only the connection fails, and refreshes at the next check', async () => {
    const { clock, refreshToken, isSignedIn } = await startSignedIn()
    clock.increment(1_200_000)
    await settle()
    await fail(refreshToken, 0, networkError)
    expect(isSignedIn()).toBe(true)
    clock.increment(600_000)
    await settle()
    expect(refreshToken.calls).toHaveLength(2)
    clock.increment(20_000)
    expect(isSignedIn()).toBe(true)
    expect(optionsOf(refreshToken, 1).signal.aborted).toBe(true)
  })

  it.each([
    ['loses the session, with the way back, when the token is dropped here', false, 'session.lost'],
    ['follows another tab out when the token is removed there', true, 'session.ended'],
  ])('AUTH-04 %s', async (_what, isElsewhere, type) => {
    const { session, store, refreshToken, emitted, isSignedIn } = await startSignedIn()
    store.token = null
    session.send({ type: 'token.changed', token: null, isElsewhere })
    await settle()
    expect(isSignedIn()).toBe(false)
    expect(emitted).toMatchObject([
      { type, ...(isElsewhere ? { reason: 'elsewhere' } : { returnPath: '/cart?step=2' }) },
    ])
    expect(refreshToken.calls).toHaveLength(0)
  })

  it('AUTH-04 does not report a lost session if another token replaces the removed one', async () => {
    const { session, store, currentUser, emitted, user } = await startSignedIn()
    store.token = null
    session.send({ type: 'token.changed', token: null, isElsewhere: false })
    store.token = clinicToken(15 * minutes)
    session.send({ type: 'token.changed', token: store.token, isElsewhere: false })
    await settle()
    await answer(currentUser, 1, { user: atClinic })
    expect(user()).toEqual(atClinic)
    expect(emitted.map(({ type }) => type)).toEqual(['session.started'])
  })

  it('AUTH-04 asks again for the user when another token comes before the first is known', async () => {
    const { session, store, currentUser, user } = await start(tokenUntil(15 * minutes))
    store.token = clinicToken(15 * minutes)
    session.send({ type: 'token.changed', token: store.token, isElsewhere: true })
    await settle()
    await answer(currentUser, 0, { user: userOf('Ada') })
    expect(user()).toBeNull()
    await answer(currentUser, 1, { user: atClinic })
    expect(user()).toEqual(atClinic)
  })
})

describe('somebody else', () => {
  it('AUTH-11 shows nothing of the former account once another tab has switched, and then the new one', async () => {
    const { session, store, currentUser, post, user } = await startSignedIn()
    store.token = clinicToken(15 * minutes)
    await post({ type: 'session.started', ownerId: '2.1' })
    expect(selectOwnerId(session.getSnapshot())).toBeNull()
    await answer(currentUser, 1, { user: atClinic })
    expect(user()).toEqual(atClinic)
    expect(selectOwnerId(session.getSnapshot())).toBe('2.1')
  })

  it('AUTH-11 stays as it is when another tab signs the same person in again', async () => {
    const { currentUser, post, isSignedIn } = await startSignedIn()
    await post({ type: 'session.started', ownerId: '1.1' })
    expect(isSignedIn()).toBe(true)
    expect(currentUser.calls).toHaveLength(1)
  })

  it('AUTH-11 asks for the user when the stored token has silently become somebody else’s', async () => {
    const { session, store, currentUser, user } = await startSignedIn()
    store.token = clinicToken(15 * minutes)
    session.send({ type: 'session.check' })
    await settle()
    expect(selectOwnerId(session.getSnapshot())).toBeNull()
    await answer(currentUser, 1, { user: atClinic })
    expect(user()).toEqual(atClinic)
  })

  it('AUTH-11 asks for the user when the renewed token is somebody else’s', async () => {
    const { clock, refreshToken, currentUser, user } = await startSignedIn()
    clock.increment(1_200_000)
    await settle()
    await answer(refreshToken, 0, { token: clinicToken(60 * minutes) })
    await answer(currentUser, 1, { user: atClinic })
    expect(user()).toEqual(atClinic)
  })

  it('AUTH-11 asks for the user when the server takes the token for somebody else’s, and keeps its data meanwhile', async () => {
    const { session, currentUser, isSignedIn } = await startSignedIn()
    session.send({ type: 'user.check' })
    await settle()
    expect(selectOwnerId(session.getSnapshot())).toBe('1.1')
    await answer(currentUser, 1, { user: userOf('Ada') })
    expect(isSignedIn()).toBe(true)
  })

  it('AUTH-05 renews a token once, even if the clock is so wrong that every token looks expired', async () => {
    const { session, clock, store, refreshToken, isSignedIn } = await startSignedIn()
    clock.increment(1_200_000)
    await settle()
    const call = refreshToken.calls.length
    session.send({ type: 'session.check' })
    await answer(refreshToken, call - 1, { token: tokenUntil(1) })
    expect(refreshToken.calls).toHaveLength(call)
    expect([isSignedIn(), store.token]).toEqual([true, tokenUntil(1)])
  })
})

describe('signing out', () => {
  it('AUTH-10 removes token and item-click records at once, notifies the server and the other tabs', async () => {
    const { session, store, posted, logout, emitted, isSignedIn } = await startSignedIn()
    session.send({ type: 'logout.request' })
    expect(isSignedIn()).toBe(false)
    expect(store).toEqual({ token: null, itemClicks: 0 })
    expect(posted).toEqual([{ type: 'session.ended' }])
    await answer(logout, 0, { success: true as const })
    expect(emitted).toEqual([{ type: 'session.ended', reason: 'logout' }])
    expect(session.getSnapshot().context.user).toBeNull()
  })

  it.each(['refused', 'lost', 'never answered'])('AUTH-10 signs out even if the call is %s', async (how) => {
    const { session, clock, logout, emitted } = await startSignedIn()
    session.send({ type: 'logout.request' })
    if (how === 'refused') await fail(logout, 0, problem('server', 'Down.'))
    if (how === 'lost') await fail(logout, 0, networkError)
    if (how === 'never answered') clock.increment(20_000)
    expect(emitted).toEqual([{ type: 'session.ended', reason: 'logout' }])
  })

  it('AUTH-10 follows another tab out, and in again', async () => {
    const { store, currentUser, emitted, post, isSignedIn, user } = await startSignedIn()
    store.token = null
    await post({ type: 'session.ended' })
    expect(isSignedIn()).toBe(false)
    expect(emitted).toEqual([{ type: 'session.ended', reason: 'elsewhere' }])
    for (const noise of [{ type: 'cart.changed', version: 3 }, 'noise', null]) await post(noise)
    expect(isSignedIn()).toBe(false)
    store.token = tokenUntil(15 * minutes)
    await post({ type: 'session.started' })
    await answer(currentUser, 1, { user: userOf('Grace') })
    expect(user()?.firstName).toBe('Grace')
  })

  it('AUTH-10 stops listening to other tabs with the actor', async () => {
    const { session, listeners } = await startSignedIn()
    expect(listeners.size).toBe(1)
    session.stop()
    expect(listeners.size).toBe(0)
  })
})

describe('switching account', () => {
  const startSwitching = async (accountSwitchId = 2) => {
    const begun = await startSignedIn()
    begun.session.send({ type: 'account.switch', accountSwitchId })
    await settle()
    return { ...begun, isSwitching: () => selectIsSwitchingAccount(begun.session.getSnapshot()) }
  }

  it('AUTH-11 keeps the new token, notifies the other tabs, and says that the page has to start over', async () => {
    const { switchAccount, store, posted, emitted, isSwitching, user } = await startSwitching()
    expect(isSwitching()).toBe(true)
    expect(switchAccount.calls[0]?.input).toEqual({ accountSwitchId: 2 })
    await answer(switchAccount, 0, { token: 'of the other account', user: atClinic })
    expect(store.token).toBe('of the other account')
    expect(user()).toEqual(atClinic)
    expect(posted).toEqual([{ type: 'session.started', ownerId: '2.1' }])
    expect(emitted).toEqual([{ type: 'account.switched' }])
    expect(isSwitching()).toBe(false)
  })

  it('AUTH-11 choosing the current account does nothing', async () => {
    const { switchAccount, emitted, isSwitching } = await startSwitching(1)
    expect(switchAccount.calls).toHaveLength(0)
    expect(emitted).toEqual([])
    expect(isSwitching()).toBe(false)
  })

  it("AUTH-11 says 'There was a problem changing accounts' and stays where it was", async () => {
    const { switchAccount, store, emitted, isSignedIn, isSwitching } = await startSwitching()
    const kept = store.token
    await fail(switchAccount, 0, problem('forbidden', 'Your login does not include that account.'))
    expect(emitted).toEqual([{ type: 'account.switchFailed' }])
    expect(store.token).toBe(kept)
    expect(isSignedIn()).toBe(true)
    expect(isSwitching()).toBe(false)
  })

  it('AUTH-11 counts an answer that never comes as a failure, and handles a second request only once', async () => {
    const { session, clock, switchAccount, store, emitted } = await startSwitching()
    session.send({ type: 'account.switch', accountSwitchId: 3 })
    expect(switchAccount.calls).toHaveLength(1)
    clock.increment(20_000)
    expect(emitted).toEqual([{ type: 'account.switchFailed' }])
    const kept = store.token
    await answer(switchAccount, 0, { token: 'too late', user: userOf('Ada') })
    expect(store.token).toBe(kept)
  })

  it('AUTH-11 asks which account it is when the answer was lost, because the server may have switched', async () => {
    const { switchAccount, refreshToken, currentUser, user } = await startSwitching()
    await fail(switchAccount, 0, networkError)
    await answer(refreshToken, 0, { token: tokenUntil(30 * minutes) })
    await answer(currentUser, -1, { user: atClinic })
    expect(user()?.account.accountName).toBe('Clinic')
  })

  it('AUTH-11 goes where another tab has switched to when that one was first', async () => {
    const { switchAccount, store, currentUser, user } = await startSwitching(3)
    store.token = clinicToken(30 * minutes)
    await fail(switchAccount, 0, problem('unauthorized', 'What your login may do has changed.'))
    await answer(currentUser, -1, { user: atClinic })
    expect(user()).toEqual(atClinic)
  })

  it('AUTH-10 signing out meanwhile wins', async () => {
    const { session, switchAccount, store, isSignedIn } = await startSwitching()
    session.send({ type: 'logout.request' })
    await answer(switchAccount, 0, { token: 'too late', user: userOf('Ada') })
    expect(store.token).toBeNull()
    expect(isSignedIn()).toBe(false)
  })
})
