import { expect, it } from 'vitest'
import { complete, coverPaths } from '../../test/coverage.js'
import { userOf } from '../../test/user.js'
import { sessionMachine } from './session.machine.js'

it('AUTH-06 reaches every state and takes every transition of the session', () => {
  const user = userOf('Ada')
  const network = { kind: 'network' }
  const unauthorized = { kind: 'unauthorized' }
  const failing = [
    'checkToken',
    'restoreToken',
    'loadUser',
    'discardToken',
    'signIn',
    'verifyToken',
    'refreshToken',
    'switchAccount',
  ]
  const events = [
    { type: 'session.check' },
    { type: 'login.submit', username: 'ada', password: 'secret' },
    { type: 'logout.request' },
    { type: 'alert.dismiss' },
    { type: 'account.switch', accountSwitchId: 1 },
    { type: 'account.switch', accountSwitchId: 2 },
    { type: 'token.changed', token: 'another', isElsewhere: false },
    { type: 'token.changed', token: null, isElsewhere: false },
    { type: 'token.changed', token: null, isElsewhere: true },
    { type: 'user.check' },
    { type: 'session.startElsewhere', ownerId: '1.1' },
    { type: 'session.startElsewhere', ownerId: '2.1' },
    { type: 'session.endElsewhere' },
    ...['none', 'valid', 'expired', 'other'].flatMap((output) => [
      { type: 'xstate.done.actor.checkToken', output },
      { type: 'xstate.done.actor.verifyToken', output },
    ]),
    ...['restoreToken', 'refreshToken', 'settleToken'].flatMap((id) =>
      ['valid', 'other'].map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    ),
    ...['discardToken', 'signOut'].map((id) => ({ type: `xstate.done.actor.${id}` })),
    { type: 'xstate.done.actor.switchAccount', output: user },
    { type: 'xstate.done.actor.loadUser', output: user },
    { type: 'xstate.done.actor.signIn', output: { user, isPunchout: false } },
    { type: 'xstate.done.actor.loseToken', output: '/cart' },
    ...[...failing, 'loseToken', 'signOut', 'settleToken'].flatMap((id) => [
      { type: `xstate.error.actor.${id}`, error: network },
      { type: `xstate.error.actor.${id}`, error: unauthorized },
    ]),
  ]
  expect(coverPaths(sessionMachine, { events })).toEqual(complete)
})
