/** The members of an actor that a hook uses. An actor of XState and a {@link LazyActor} both have them. */
export interface ActorLike<Snapshot, Event> {
  /** Undefined while there is no actor behind it. */
  readonly getSnapshot: () => Snapshot | undefined
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
  readonly send: (event: Event) => void
}

/** Stands in for an actor whose code is not loaded yet. */
export interface LazyActor<Snapshot, Event> extends ActorLike<Snapshot, Event> {
  /** Connects the real actor, sends it every waiting event in order, and notifies the listeners. Only once. */
  readonly connect: (actor: ActorLike<Snapshot, Event>) => void
}

/**
 * Creates a stand-in that a page can render with and send to before the machine has arrived: the snapshot is undefined,
 * events wait and are replayed, so that a click before loading is not lost.
 *
 * @param wake called on each event that has to wait; starts loading the actor
 * @example
 * const cart = createLazyActor<CartSnapshot, CartEvent>(() => void loadMachines())
 * cart.send({ type: 'item.add', … })
 * // later, in the code that was loaded
 * cart.connect(createActor(cartMachine).start())
 */
export function createLazyActor<Snapshot, Event>(wake: () => void): LazyActor<Snapshot, Event> {
  let actor: ActorLike<Snapshot, Event> | undefined
  const waiting: Event[] = []
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => actor?.getSnapshot(),
    subscribe(listener) {
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
    send(event) {
      if (actor) {
        actor.send(event)
        return
      }
      waiting.push(event)
      wake()
    },
    connect(real) {
      if (actor) {
        throw new Error('This lazy actor is connected already. Make one stand-in for each actor.')
      }
      actor = real
      actor.subscribe(() => {
        for (const listener of listeners) listener()
      })
      for (const event of waiting.splice(0)) actor.send(event)
      for (const listener of listeners) listener()
    },
  }
}
