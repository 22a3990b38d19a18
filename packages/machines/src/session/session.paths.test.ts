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
    { type: 'token.lose' },
    { type: 'session.startElsewhere' },
    { type: 'session.endElsewhere' },
    ...['none', 'valid', 'expired'].flatMap((output) => [
      { type: 'xstate.done.actor.checkToken', output },
      { type: 'xstate.done.actor.verifyToken', output },
    ]),
    ...['restoreToken', 'discardToken', 'refreshToken', 'signOut', 'switchAccount', 'settleToken'].map((id) => ({
      type: `xstate.done.actor.${id}`,
    })),
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
