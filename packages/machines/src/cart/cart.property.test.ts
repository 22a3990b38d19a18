import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { problem, settle } from '../../test/calls.js'
import { CartServer, itemOf, lineOf, ownerId, units } from '../../test/cart-server.js'
import { cartActors } from './cart.actors.js'
import { pendingAdd } from './cart.answers.js'
import { cartMachine } from './cart.machine.js'
import { selectCart } from './cart.selectors.js'
import type { ProjectedLine, RestoreEvent, SaveAgainEvent, UnsaveEvent } from './cart.types.js'

interface Shown {
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
}

async function start(server: CartServer) {
  const clock = new SimulatedClock()
  const machine = cartMachine.provide({ actors: cartActors(server.port) })
  const cart = createActor(machine, { clock, input: { keySeed: 'k' } }).start()
  cart.send({ type: 'cart.load', ownerId })
  await server.answerAll()
  const lines = () => selectCart(cart.getSnapshot()).lines
  const saved = () => selectCart(cart.getSnapshot()).saved
  return { cart, clock, lines, saved }
}

function sorted(lines: readonly Shown[]): readonly Shown[] {
  return lines
    .map(({ itemId, unit, quantity }) => ({ itemId, unit, quantity }))
    .toSorted((one, other) => one.itemId - other.itemId || one.unit - other.unit)
}

function merged(lines: readonly Shown[]): readonly Shown[] {
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

const requests = fc.array(fc.record({ itemId: item, unit, quantity }), { minLength: 1, maxLength: 4 })

/**
 * The events that pages send: steppers and fields, the unit, Remove, Save for later, Move to cart and Delete with their
 * Undo, Add to cart, Empty cart.
 */
const acts = [
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), item, unit, quantity }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('addMany' as const), requests }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('set' as const), place, quantity }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('unit' as const), place, unit }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('empty' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('save' as const), place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('deleteSaved' as const), place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undoSaved' as const) }) },
]

/** The faults of requests and answers on their way. */
const network = [
  { weight: 6, arbitrary: fc.record({ do: fc.constant('take' as const), place }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('answer' as const), place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose' as const), place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('offline' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('online' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('tab' as const), quantity }) },
]

/** Events that end the buyer's intent: the server refuses, or somebody else is signed in. */
const breaks = [
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refuse' as const), place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('switch' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('follow' as const) }) },
]

const step = fc.oneof(...acts, ...network)
const anyStep = fc.oneof(...acts, ...network, ...breaks)

type Step = typeof anyStep extends fc.Arbitrary<infer S> ? S : never

/** Only the other tab changes it, so this tab's buyer has no intent about it. */
const tabsItem = 8

/** Items of the second owner are numbered from here, so that a line in the wrong cart shows. */
const secondFrom = 20
const owners = [ownerId, '2.1'] as const

async function begin() {
  const server = new CartServer([lineOf(1, 1, 4), lineOf(2, 2, 2, units.box)])
  server.cart(owners[1]).lines = [lineOf(51, secondFrom + 1, 3)]
  const { cart, clock, lines, saved } = await start(server)
  const removed: RestoreEvent[] = []
  const moved: (UnsaveEvent | SaveAgainEvent)[] = []
  for (const type of ['line.setAside', 'saved.moved', 'saved.deleted'] as const) {
    cart.on(type, ({ restore }) => moved.push(restore))
  }
  cart.on('line.removed', ({ restore }) => removed.push(restore))
  let meant = merged(lines())
  let meantSaved = merged(saved())
  let holder: (typeof owners)[number] = ownerId

  const ownItem = (number: number) => (cart.getSnapshot().context.ownerId === ownerId ? number : secondFrom + number)
  const change = (line: Shown, changed: Partial<Shown>) => {
    meant = merged(
      meant.map((one) => (one.itemId === line.itemId && one.unit === line.unit ? { ...one, ...changed } : one)),
    )
  }
  const transfer = (from: readonly Shown[], to: readonly Shown[], line: Shown) => [
    merged([...from, { ...line, quantity: -line.quantity }]).filter(({ quantity }) => quantity > 0),
    merged([...to, line]),
  ]
  const has = (held: readonly Shown[], { itemId, unit, quantity }: Shown) =>
    held.some((line) => line.itemId === itemId && line.unit === unit && line.quantity >= quantity)
  const undoSaved = () => {
    const restore = moved.pop()
    if (!restore || restore.ownerId !== cart.getSnapshot().context.ownerId) return
    const { line } = restore
    const isUnsave = restore.type === 'line.unsave'
    // Nothing can be undone for an item that has gone on since.
    if (!(isUnsave ? has(meantSaved, line) : !restore.isInCart || has(meant, line))) return
    cart.send(restore)
    if (isUnsave) [meantSaved = [], meant = []] = transfer(meantSaved, meant, line)
    else if (restore.isInCart) [meant = [], meantSaved = []] = transfer(meant, meantSaved, line)
    else meantSaved = merged([...meantSaved, line])
  }
  const actOnSaved = (step: Step) => {
    const kept = saved()
    const line = 'place' in step ? kept[step.place % Math.max(1, kept.length)] : undefined
    if (step.do === 'move' && line) {
      cart.send({ type: 'saved.move', savedId: line.id })
      ;[meantSaved = [], meant = []] = transfer(meantSaved, meant, line)
    } else if (step.do === 'deleteSaved' && line) {
      cart.send({ type: 'saved.delete', savedId: line.id })
      meantSaved = meantSaved.filter(({ itemId, unit }) => itemId !== line.itemId || unit !== line.unit)
    } else if (step.do === 'undoSaved') undoSaved()
  }
  const act = (step: Step, line: ProjectedLine | undefined) => {
    if (step.do === 'add') {
      const request = { itemId: ownItem(step.item), unit: step.unit, quantity: step.quantity }
      const waiting = pendingAdd(cart.getSnapshot().context, request)
      cart.send({ type: 'item.add', ...request, preview: itemOf(request.itemId), isPress: true })
      // A second press of an item that waits, and was reported to wait, tries it now, in the new quantity if there is enough.
      const tried = cart.getSnapshot().context.edits.find(({ key }) => key === waiting?.key)
      const before = waiting && tried?.operation === 'addItem' ? waiting.quantity - tried.quantity : -request.quantity
      if (before !== 0) meant = merged([...meant, { ...request, quantity: -before }])
    } else if (step.do === 'addMany') {
      const added = step.requests.map((request) => ({ ...request, itemId: ownItem(request.itemId) }))
      cart.send({ type: 'items.add', lines: added.map((request) => ({ ...request, preview: itemOf(request.itemId) })) })
      meant = merged([...meant, ...added])
    } else if (step.do === 'set' && line) {
      cart.send({ type: 'line.setQuantity', lineId: line.id, quantity: step.quantity })
      change(line, { quantity: step.quantity })
    } else if (step.do === 'unit' && line) {
      cart.send({ type: 'line.setUnit', lineId: line.id, unit: step.unit })
      change(line, { unit: step.unit })
    } else if (step.do === 'remove' && line) {
      cart.send({ type: 'line.remove', lineId: line.id })
      meant = meant.filter((one) => one.itemId !== line.itemId || one.unit !== line.unit)
    } else if (step.do === 'undo') {
      const restore = removed.pop()
      if (!restore) return
      cart.send(restore)
      if (restore.ownerId === cart.getSnapshot().context.ownerId) meant = merged([...meant, restore.line])
    } else if (step.do === 'empty') {
      cart.send({ type: 'cart.empty' })
      meant = []
    } else if (step.do === 'save' && line) {
      cart.send({ type: 'line.save', lineId: line.id })
      ;[meant = [], meantSaved = []] = transfer(meant, meantSaved, line)
    } else actOnSaved(step)
  }
  const carry = async (step: Step) => {
    const call = 'place' in step ? server.open[step.place % Math.max(1, server.open.length)] : undefined
    if (step.do === 'take' && call) server.take(call)
    else if (step.do === 'answer' && call) await server.answer(call)
    else if (step.do === 'lose' && call) await server.lose(call)
    else if (step.do === 'wait') clock.increment(5_000)
    else if (step.do === 'expire') clock.increment(20_000)
    else if (step.do === 'offline') cart.send({ type: 'connection.lose' })
    else if (step.do === 'online') cart.send({ type: 'connection.restore' })
    else if (step.do === 'read') cart.send({ type: 'cart.refresh' })
    else if (step.do === 'tab') {
      const others = server.lines.filter(({ itemId }) => itemId !== tabsItem)
      server.change([...others, lineOf(80, tabsItem, step.quantity)])
      server.post({ type: 'cart.changed', ownerId: holder, version: server.version })
    }
  }
  const settleAll = async () => {
    while (server.open.length > 0 || cart.getSnapshot().hasTag('unconfirmed')) {
      clock.increment(5_000)
      await server.answerAll()
      await settle()
    }
    // The other tab's last change may not have been read yet.
    cart.send({ type: 'cart.refresh' })
    await server.answerAll()
  }
  /** Whether the buyer's intended cart is still known. */
  const isBroken = async (step: Step) => {
    if (step.do === 'switch') {
      holder = holder === owners[0] ? owners[1] : owners[0]
      server.signIn(holder)
      return true
    }
    if (step.do !== 'refuse') return false
    const call = server.open[step.place % Math.max(1, server.open.length)]
    if (!call || call.answer !== null || call.request.operation === 'getCart') return false
    await server.refuse(call, problem('conflict', 'Only 1 is left.'))
    return true
  }
  /** The tab learns its user, and the buyer sees the server's cart. */
  const follow = async () => {
    cart.send({ type: 'cart.load', ownerId: holder })
    await settleAll()
    meant = own(merged(lines()))
    meantSaved = merged(saved())
  }
  const meantCart = () => ({ lines: own(meant), saved: meantSaved })
  const shown = () => ({ lines: own(sorted(lines())), saved: sorted(saved()) })
  return { server, cart, lines, saved, act, carry, settleAll, isBroken, follow, shown, meant: meantCart }
}

function own(lines: readonly Shown[]): readonly Shown[] {
  return lines.filter(({ itemId }) => itemId !== tabsItem)
}

it("CART-11 CART-12 shows the buyer's last edits at every moment and ends equal to the server, under every fault of a request", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const { server, cart, lines, saved, act, carry, settleAll, shown, meant } = await begin()
      for (const step of steps) {
        const choices = lines().filter(({ itemId }) => itemId !== tabsItem)
        act(step, 'place' in step && choices.length > 0 ? choices[step.place % choices.length] : undefined)
        await carry(step)
        expect(shown()).toEqual(meant())
      }
      await settleAll()
      expect({ lines: own(sorted(server.lines)), saved: sorted(server.saved) }).toEqual(meant())
      expect(sorted(lines())).toEqual(sorted(server.lines))
      expect(sorted(saved())).toEqual(sorted(server.saved))
      expect(lines().every(({ id }) => id > 0)).toBe(true)
      cart.stop()
    }),
    { numRuns: 300 },
  )
})

it('CART-13 AUTH-11 puts nothing into the cart of another owner, and shows nothing of it, with any request on its way at the switch', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 60, size: 'max' }), async (steps) => {
      const { server, cart, lines, act, carry, isBroken, follow, settleAll, shown, meant } = await begin()
      let isKnown = true
      for (const step of steps) {
        const choices = lines().filter(({ itemId }) => itemId !== tabsItem)
        act(step, 'place' in step && choices.length > 0 ? choices[step.place % choices.length] : undefined)
        await carry(step)
        if (await isBroken(step)) isKnown = false
        if (step.do === 'follow') {
          await follow()
          isKnown = true
          expect(sorted(lines())).toEqual(sorted(server.lines))
        }
        if (isKnown) expect(shown()).toEqual(meant())
        const isFirst = cart.getSnapshot().context.ownerId === ownerId
        const strangers = [
          ...own(lines()).filter(({ itemId }) => itemId < secondFrom !== isFirst),
          ...own(server.cart(owners[0]).lines).filter(({ itemId }) => itemId >= secondFrom),
          ...own(server.cart(owners[1]).lines).filter(({ itemId }) => itemId < secondFrom),
        ]
        expect(strangers).toEqual([])
      }
      await follow()
      await settleAll()
      expect(sorted(lines())).toEqual(sorted(server.lines))
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
        if (act.do === 'addMany') cart.send({ type: 'items.add', lines: act.requests })
        if (act.do === 'set' && line) cart.send({ type: 'line.setQuantity', lineId: line.id, quantity: act.quantity })
        if (act.do === 'remove' && line) cart.send({ type: 'line.remove', lineId: line.id })
        const call = server.open[0]
        if (act.do === 'answer' && call) await server.answer(call)
        for (const { id, itemId } of server.lines) itemOfLine.set(id, itemId)
        const items = server.open.flatMap(({ request }) => {
          if (request.operation === 'addItem') return [request.input.itemId]
          if (request.operation === 'addItems') return [...new Set(request.input.lines.map(({ itemId }) => itemId))]
          return 'detailId' in request.input ? [itemOfLine.get(Number(request.input.detailId))] : []
        })
        expect(new Set(items).size).toBe(items.length)
      }
      cart.stop()
    }),
  )
})
