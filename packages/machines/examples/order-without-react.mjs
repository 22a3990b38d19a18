// The machines in plain Node: no framework, no DOM. In this repository it runs with node --import tsx
// --conditions=@gauze/source examples/order-without-react.mjs
import { cartActors, cartMachine, mainNavigationMachine, selectActiveMenus, selectCart } from '@gauze/machines'
import { createActor, waitFor } from 'xstate'

const gloves = { itemId: 7, name: 'Nitrile gloves', price: 0.0525 }
const box = { id: 2, unitName: 'BX', conversionRate: 100 }

/** A store of one line, instead of the one behind an API. */
const store = {
  ownerId: '3.17',
  version: 1,
  cartDetail: [],
  saveForLaterDetail: [],
  notifications: [],
  subtotal: 0,
  shipping: 0,
}

const port = {
  getCart: async () => structuredClone(store),
  addItem: async ({ unit, quantity }) => {
    store.cartDetail = [{ ...gloves, id: 1, unit, quantity, units: [box] }]
    store.version += 1
    return structuredClone(store)
  },
  editItem: async ({ quantity }) => {
    Object.assign(store.cartDetail[0], { quantity })
    store.version += 1
    return structuredClone(store)
  },
  channel: { post: () => undefined, subscribe: () => () => undefined },
}

const navigation = createActor(mainNavigationMachine).start()
navigation.send({ type: 'menu.activate', id: 'gloves', depth: 0 })
const menus = selectActiveMenus(navigation.getSnapshot()).map(({ id }) => id)

const cart = createActor(cartMachine.provide({ actors: cartActors(port) }), { input: { keySeed: 'demo' } }).start()
function isIdle(snapshot) {
  return !snapshot.hasTag('loading') && !snapshot.hasTag('unconfirmed')
}
cart.send({ type: 'cart.load', ownerId: store.ownerId })
cart.send({ type: 'item.add', itemId: gloves.itemId, unit: box.id, quantity: 1 })
await waitFor(cart, isIdle)
for (const quantity of [2, 25, 250]) cart.send({ type: 'line.setQuantity', lineId: 1, quantity })
const { subtotal } = selectCart(cart.getSnapshot())
const { cartDetail } = (await waitFor(cart, isIdle)).context.settled
cart.stop()

console.log(JSON.stringify({ menus, subtotal, ordered: cartDetail[0].quantity, hasDom: 'document' in globalThis }))
