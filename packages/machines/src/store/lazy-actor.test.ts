import { describe, expect, it, vi } from 'vitest'
import { type ActorLike, createLazyActor } from './lazy-actor.js'

type Event = { readonly type: 'add'; readonly by: number }

/** The part of an actor that counts its events. */
function counter(): ActorLike<number, Event> & { received: number[] } {
  const listeners = new Set<() => void>()
  const received: number[] = []
  return {
    received,
    getSnapshot: () => received.reduce((sum, by) => sum + by, 0),
    subscribe(listener) {
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
    send({ by }) {
      received.push(by)
      for (const listener of listeners) listener()
    },
  }
}

describe('a stand-in for an actor', () => {
  it('CART-01 keeps events sent before the machine arrives and replays them in order', () => {
    const wake = vi.fn()
    const lazy = createLazyActor<number, Event>(wake)
    lazy.send({ type: 'add', by: 2 })
    lazy.send({ type: 'add', by: 3 })
    expect(lazy.getSnapshot()).toBeUndefined()
    expect(wake).toHaveBeenCalledTimes(2)

    const actor = counter()
    lazy.connect(actor)
    expect(actor.received).toEqual([2, 3])
    expect(lazy.getSnapshot()).toBe(5)
  })

  it('notifies its listeners of the arrival and of every change after it', () => {
    const lazy = createLazyActor<number, Event>(() => undefined)
    const listener = vi.fn()
    const { unsubscribe } = lazy.subscribe(listener)
    lazy.connect(counter())
    expect(listener).toHaveBeenCalledTimes(1)
    lazy.send({ type: 'add', by: 1 })
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    lazy.send({ type: 'add', by: 1 })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('sends directly once connected, and refuses a second actor', () => {
    const wake = vi.fn()
    const lazy = createLazyActor<number, Event>(wake)
    const actor = counter()
    lazy.connect(actor)
    lazy.send({ type: 'add', by: 7 })
    expect(actor.received).toEqual([7])
    expect(wake).not.toHaveBeenCalled()
    expect(() => lazy.connect(counter())).toThrow('connected already')
  })
})
