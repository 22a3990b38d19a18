import type { User } from '@gauze/contract'
import { expect, it } from 'vitest'
import { problem, settle } from '../../test/calls.js'
import { CartServer, itemOf, lineOf, ownerId, units } from '../../test/cart-server.js'
import { tabsChannel } from '../../test/tabs.js'
import { tokenOf } from '../../test/token.js'
import { userOf } from '../../test/user.js'
import { type CartEmitted, selectCart } from '../cart/index.js'
import { ownerOfUser, selectUser } from '../session/index.js'
import { createStore, type StoreFeatures, type StorePage, type StoreTokens } from './create-store.js'
import type { PageEvent, StoreSurroundings } from './features.js'

const hospital = userOf('Ada')
const clinic = userOf('Ada', { account: { ...hospital.account, id: 2, accountName: 'Clinic' } })
const grace = userOf('Grace', { id: 9 })
const people = [hospital, clinic, grace]

function tokenFor(user: User) {
  return tokenOf({ sub: String(user.id), acc: user.account.id })
}

function pageOf() {
  const listeners = new Set<(event: PageEvent) => void>()
  const page: StorePage = {
    currentPath: () => '/cart',
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { listeners, page }
}

/** A browser whose tabs share a token and a channel, and its store with a cart for each owner. */
function browser() {
  const server = new CartServer([lineOf(1, 1, 4)])
  server.cart(ownerOfUser(clinic)).lines = [lineOf(11, 9, 2)]
  const openChannel = tabsChannel()
  const kept: { token: string | null } = { token: tokenFor(hospital) }
  const changes = new Set<(token: string | null, isElsewhere: boolean) => void>()
  /** Like a page of the store's origin, or another tab. */
  const bring = (user: User | null, isElsewhere = false) => {
    keep(user)
    for (const change of changes) change(kept.token, isElsewhere)
  }
  const keep = (user: User | null) => {
    kept.token = user && tokenFor(user)
    if (user) server.signIn(ownerOfUser(user))
  }
  const holder = () => people.find((user) => tokenFor(user) === kept.token)
  const currentUser = async () => {
    const user = holder()
    if (!user) throw problem('unauthorized', 'Nobody is signed in.')
    return { user }
  }
  const tokens: StoreTokens = {
    get: () => kept.token,
    set: (token) => keep(people.find((user) => tokenFor(user) === token) ?? null),
    clear: () => keep(null),
    subscribe: (listener) => {
      changes.add(listener)
      return () => changes.delete(listener)
    },
  }
  const openTab = async (features: StoreFeatures = {}) => {
    const channel = openChannel()
    const owners: (string | null)[] = []
    const accounts: (string | undefined)[] = []
    const { listeners, page } = pageOf()
    const store = createStore({
      port: {
        ...server.port,
        currentUser,
        login: async ({ username }) => {
          const user = people.find(({ firstName }) => firstName === username) ?? grace
          return { user, token: tokenFor(user), isPunchout: false }
        },
        switchAccount: async () => ({ user: clinic, token: tokenFor(clinic) }),
        refreshToken: () => Promise.reject(problem('unauthorized', 'The session is over.')),
        logout: async () => ({ success: true as const }),
      },
      tokens,
      channel,
      page,
      keySeed: `tab-${Math.random()}`,
      onOwner: (_, user) => accounts.push(user?.account.accountName),
      features: {
        owners: ({ followOwner }: StoreSurroundings) => {
          followOwner((owner) => owners.push(owner))
          return {}
        },
        ...features,
      },
    })
    const { session, cart } = store
    const reported: CartEmitted[] = []
    cart.on('*', (event) => reported.push(event))
    store.start()
    const tab = {
      store,
      page: (event: PageEvent) => {
        for (const listener of listeners) listener(event)
      },
      listeners,
      session,
      cart,
      reported,
      owners,
      accounts,
      who: () => selectUser(session.getSnapshot())?.account.accountName ?? null,
      items: () => selectCart(cart.getSnapshot()).lines.map(({ itemId }) => itemId),
      add: (itemId: number) =>
        cart.send({ type: 'item.add', itemId, unit: units.each, quantity: 1, preview: itemOf(itemId) }),
    }
    await calm()
    return tab
  }
  const calm = async () => {
    await settle()
    await server.answerAll()
    await settle()
    await server.answerAll()
  }
  return { server, keep, bring, openTab, calm, openChannel, changes }
}

it('CART-13 AUTH-11 both tabs show the cart of the account that one of them switched to, and add to it', async () => {
  const { server, openTab, calm } = browser()
  const [first, second] = [await openTab(), await openTab()]
  expect([first.items(), second.items()]).toEqual([[1], [1]])
  first.session.send({ type: 'account.switch', accountSwitchId: 2 })
  await calm()
  expect([first.who(), second.who()]).toEqual(['Clinic', 'Clinic'])
  expect(second.accounts).toEqual(['Mercy', undefined, 'Clinic'])
  expect([first.items(), second.items()]).toEqual([[9], [9]])
  second.add(7)
  await calm()
  expect([first.items(), second.items()]).toEqual([
    [9, 7],
    [9, 7],
  ])
  expect(server.cart(ownerId).lines).toMatchObject([{ itemId: 1, quantity: 4 }])
})

it('CART-13 AUTH-11 drops the unsent edits of the other tab, says so, and sends none of it to the new account', async () => {
  const { server, openTab, calm } = browser()
  const [first, second] = [await openTab(), await openTab()]
  second.cart.send({ type: 'connection.lose' })
  second.add(7)
  first.session.send({ type: 'account.switch', accountSwitchId: 2 })
  await calm()
  second.cart.send({ type: 'connection.restore' })
  await calm()
  expect(second.reported.filter(({ type }) => type === 'edits.dropped')).toMatchObject([{ names: ['Item 7'] }])
  expect(second.items()).toEqual([9])
  expect(server.cart(ownerOfUser(clinic)).lines).toMatchObject([{ itemId: 9 }])
})

it('CART-13 AUTH-11 changes nothing of the new account if no message of the switch came, and then follows', async () => {
  const { server, keep, openTab, calm } = browser()
  const tab = await openTab()
  keep(clinic)
  tab.add(9)
  await calm()
  expect(server.cart(ownerOfUser(clinic)).lines).toMatchObject([{ itemId: 9, quantity: 2 }])
  expect([tab.who(), tab.items()]).toEqual(['Clinic', [9]])
  expect(tab.reported.filter(({ type }) => type === 'line.saved')).toEqual([])
})

it('AUTH-10 empties the cart and notifies every feature in both tabs when one signs out, and again for the next owner', async () => {
  const { openTab, calm } = browser()
  const [first, second] = [await openTab(), await openTab()]
  first.session.send({ type: 'logout.request' })
  await calm()
  for (const tab of [first, second]) {
    expect(tab.items()).toEqual([])
    expect(tab.owners).toEqual([ownerId, null])
  }
  first.session.send({ type: 'login.submit', username: 'Grace', password: 'secret' })
  await calm()
  expect(second.owners.at(-1)).toBe('1.9')
  expect([first.items(), second.items()]).toEqual([[], []])
  expect(second.cart.getSnapshot().context.ownerId).toBe('1.9')
})

it('AUTH-05 keeps nothing of a session that expired', async () => {
  const { openTab, keep, calm } = browser()
  const tab = await openTab()
  keep(null)
  tab.session.send({ type: 'session.check' })
  await calm()
  expect([tab.who(), tab.items(), tab.owners.at(-1)]).toEqual([null, [], null])
})

it('AUTH-04 follows a token that is added or removed, here or in another tab', async () => {
  const { bring, openTab, calm } = browser()
  const tab = await openTab()
  const reports: string[] = []
  tab.session.on('*', ({ type }) => reports.push(type))
  bring(clinic)
  await calm()
  expect([tab.who(), tab.items()]).toEqual(['Clinic', [9]])
  bring(null)
  await calm()
  expect([tab.who(), tab.items()]).toEqual([null, []])
  bring(hospital)
  await calm()
  bring(null, true)
  await calm()
  expect([tab.who(), tab.items()]).toEqual([null, []])
  expect(reports).toEqual(['session.started', 'session.lost', 'session.started', 'session.ended'])
})

it('CART-11 keeps edits made without a connection, and asks again for the user when it returns', async () => {
  const { server, keep, openTab, calm } = browser()
  keep(null)
  const tab = await openTab()
  keep(hospital)
  tab.page('offline')
  tab.page('online')
  await calm()
  expect(tab.items()).toEqual([1])
  tab.page('offline')
  tab.add(7)
  await calm()
  expect(server.cart(ownerId).lines).toHaveLength(1)
  tab.page('online')
  await calm()
  expect(server.cart(ownerId).lines).toHaveLength(2)
})

it('refuses a feature with the name of a part that every store has', async () => {
  const { openTab } = browser()
  await expect(openTab({ stop: () => ({}) })).rejects.toThrow("A store has its own 'stop'")
})

it('ignores page and tokens once it is stopped', async () => {
  const { openTab, changes } = browser()
  const tab = await openTab()
  tab.store.stop()
  expect([tab.listeners.size, changes.size]).toEqual([0, 0])
})
