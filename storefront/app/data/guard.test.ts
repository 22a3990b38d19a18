import type { User } from '@gauze/contract'
import { RouterContextProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStoreRuntime, type LoadedStore, runtimeContext } from '../browser/store-runtime.js'
import { guard } from './guard.js'

const dana: User = {
  id: 1,
  firstName: 'Dana',
  lastName: 'Reyes',
  username: 'dana@mercy.example',
  email: 'dana@mercy.example',
  permissions: { isPriceVisible: true, isAdmin: false, isApprover: false, mayPay: false },
  paymentLimit: null,
  isPunchout: false,
  isParentLogin: false,
  account: { id: 7, accountName: 'Mercy General', rxLevels: ['1'], controlledSubstance: false },
  relatedAccounts: [],
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://store.example/shop'))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function run(user: User | null, address: string, isUnanswered = false) {
  const context = new RouterContextProvider()
  const store: Pick<LoadedStore, 'whoIsSignedIn' | 'isUnanswered'> = {
    whoIsSignedIn: () => Promise.resolve(user),
    isUnanswered: () => isUnanswered,
  }
  context.set(runtimeContext, {
    ...createStoreRuntime(() => Promise.reject(new Error('not asked for'))),
    // The guard only asks for the user.
    load: () => Promise.resolve(store as LoadedStore),
  })
  const next = vi.fn(() => Promise.resolve({}))
  const url = new URL(address, 'http://store.example')
  const answer = guard({ context, request: new Request(url), params: {}, url, pattern: url.pathname }, next)
  return { answer, next }
}

describe('the guard', () => {
  it('ROUTE-05 sends a visitor to the login with the way back and fetches nothing first', async () => {
    const { answer, next } = run(null, '/myaccount/menu/salesorders?page=2')
    const redirected = await Promise.resolve(answer).catch((thrown: unknown) => thrown)
    expect(redirected).toBeInstanceOf(Response)
    const location = redirected instanceof Response ? redirected.headers.get('Location') : null
    expect(location).toBe('/login?returnTo=%2Fmyaccount%2Fmenu%2Fsalesorders%3Fpage%3D2')
    expect(next).not.toHaveBeenCalled()
  })

  it('ROUTE-05 keeps the hash of the address that the browser opened, and none of another page', async () => {
    vi.stubGlobal('location', new URL('http://store.example/myaccount#orders'))
    const opened = await Promise.resolve(run(null, '/myaccount').answer).catch((thrown: unknown) => thrown)
    expect(opened instanceof Response && opened.headers.get('location')).toBe('/login?returnTo=%2Fmyaccount%23orders')
    const followed = await Promise.resolve(run(null, '/cart').answer).catch((thrown: unknown) => thrown)
    expect(followed instanceof Response && followed.headers.get('location')).toBe('/login?returnTo=%2Fcart')
  })

  it('ROUTE-05 sends nobody to the login if the store could not name the user', async () => {
    const { answer, next } = run(null, '/cart', true)
    await expect(Promise.resolve(answer)).rejects.toMatchObject({ init: { status: 503 } })
    expect(next).not.toHaveBeenCalled()
  })

  it('ROUTE-05 lets a signed-in person through', async () => {
    const { answer, next } = run(dana, '/cart')
    await expect(Promise.resolve(answer)).resolves.toEqual({})
    expect(next).toHaveBeenCalledTimes(1)
  })
})
