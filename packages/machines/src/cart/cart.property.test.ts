import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { settle } from '../../test/calls.js'
import { CartServer, itemOf, lineOf, units } from '../../test/cart-server.js'
import { cartActors } from './cart.actors.js'
import { cartMachine } from './cart.machine.js'
import { selectCart } from './cart.selectors.js'

interface Shown {
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
}

const start = async (server: CartServer) => {
  const clock = new SimulatedClock()
  const machine = cartMachine.provide({ actors: cartActors(server.port) })
  const cart = createActor(machine, { clock, input: { keySeed: 'k' } }).start()
  cart.send({ type: 'cart.load' })
  await server.answerAll()
  const lines = () => selectCart(cart.getSnapshot()).lines
  return { cart, clock, lines }
}

const sorted = (lines: readonly Shown[]): readonly Shown[] =>
  lines
    .map(({ itemId, unit, quantity }) => ({ itemId, unit, quantity }))
    .toSorted((one, other) => one.itemId - other.itemId || one.unit - other.unit)

const merged = (lines: readonly Shown[]): readonly Shown[] => {
  const sums = new Map<string, Shown>()
  for (const line of lines) {
    const key = `${line.itemId}:${line.unit}`
    sums.set(key, { ...line, quantity: line.quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return sorted([...sums.values()])
}

const item = fc.integer({ min: 1, max: 3 })
const unit = fc.constantFrom(units.each, units.box)
const quantity = fc.integer({ min: 1, max: 9 })
const place = fc.nat({ max: 9 })

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), item, unit, quantity }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('type' as const), place, quantity }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('unit' as const), place, unit }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('empty' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('take' as const), place }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('answer' as const), place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose' as const), place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read' as const) }) },
)

it('CART-11 shows the last value typed at every moment and ends equal to the server, whatever order answers arrive in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const server = new CartServer([lineOf(1, 1, 4), lineOf(2, 2, 2, units.box)])
      const { cart, clock, lines } = await start(server)
      // What the buyer means the cart to be, told by their own acts alone.
      let meant = merged(lines())
      for (const act of steps) {
        const shown = lines()
        const line = 'place' in act && shown.length > 0 ? shown[act.place % shown.length] : undefined
        const call = 'place' in act ? server.open[act.place % Math.max(1, server.open.length)] : undefined
        const change = (changed: Partial<Shown>) => {
          meant = merged(
            meant.map((one) => (one.itemId === line?.itemId && one.unit === line.unit ? { ...one, ...changed } : one)),
          )
        }
        if (act.do === 'add') {
          const { item: itemId, unit: added, quantity: count } = act
          cart.send({ type: 'item.add', itemId, unit: added, quantity: count, preview: itemOf(itemId) })
          meant = merged([...meant, { itemId, unit: added, quantity: count }])
        } else if (act.do === 'type' && line) {
          cart.send({ type: 'quantity.type', lineId: line.id, text: String(act.quantity) })
          change({ quantity: act.quantity })
        } else if (act.do === 'unit' && line) {
          cart.send({ type: 'line.setUnit', lineId: line.id, unit: act.unit })
          change({ unit: act.unit })
        } else if (act.do === 'remove' && line) {
          cart.send({ type: 'line.remove', lineId: line.id })
          meant = meant.filter((one) => one.itemId !== line.itemId || one.unit !== line.unit)
        } else if (act.do === 'empty') {
          cart.send({ type: 'cart.empty' })
          meant = []
        } else if (act.do === 'take' && call) server.take(call)
        else if (act.do === 'answer' && call) await server.answer(call)
        else if (act.do === 'lose' && call) await server.lose(call)
        else if (act.do === 'wait') clock.increment(5_000)
        else if (act.do === 'read') cart.send({ type: 'cart.refresh' })
        expect(sorted(lines())).toEqual(meant)
        expect(lines().filter((shownLine) => shownLine.quantityText !== String(shownLine.quantity))).toEqual([])
      }
      while (server.open.length > 0 || cart.getSnapshot().hasTag('unconfirmed')) {
        clock.increment(5_000)
        await server.answerAll()
        await settle()
      }
      expect(sorted(server.lines)).toEqual(meant)
      expect(sorted(lines())).toEqual(meant)
      expect(lines().every(({ id }) => id > 0)).toBe(true)
      cart.stop()
    }),
    { numRuns: 300 },
  )
})

it('CART-11 never has two requests for one item on their way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
      const server = new CartServer([lineOf(1, 1, 4), lineOf(2, 2, 2)])
      const itemOfLine = new Map([
        [1, 1],
        [2, 2],
      ])
      const { cart, lines } = await start(server)
      for (const act of steps) {
        const shown = lines()
        const line = 'place' in act ? shown[act.place % Math.max(1, shown.length)] : undefined
        if (act.do === 'add') cart.send({ type: 'item.add', itemId: act.item, unit: act.unit, quantity: act.quantity })
        if (act.do === 'type' && line) cart.send({ type: 'line.setQuantity', lineId: line.id, quantity: act.quantity })
        if (act.do === 'remove' && line) cart.send({ type: 'line.remove', lineId: line.id })
        const call = server.open[0]
        if (act.do === 'answer' && call) await server.answer(call)
        for (const { id, itemId } of server.lines) itemOfLine.set(id, itemId)
        const items = server.open.flatMap(({ request }) => {
          if (request.operation === 'addItem') return [request.input.itemId]
          return 'detailId' in request.input ? [itemOfLine.get(Number(request.input.detailId))] : []
        })
        expect(new Set(items).size).toBe(items.length)
      }
      cart.stop()
    }),
  )
})
