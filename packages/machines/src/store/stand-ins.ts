import { type ActorLike, createLazyActor, type LazyActor } from './lazy-actor.js'

type StandInFor<Actor> =
  Actor extends ActorLike<infer Snapshot, infer Event> ? LazyActor<Exclude<Snapshot, undefined>, Event> : never

/** Stand-ins by the names of their actors. */
export type StandIns<Actors> = { readonly [Name in keyof Actors]: StandInFor<Actors[Name]> }

/**
 * Creates stand-ins for a whole store, so that a page renders and keeps events before the code of the store has loaded.
 *
 * @param wakes by name, called on each event that has to wait; starts loading
 * @example
 * const { standIns, connect } = createStandIns<StoreActors>({ session: wake, cart: wake })
 * // later, in the code that was loaded
 * connect(store)
 */
export function createStandIns<Actors>(wakes: { readonly [Name in keyof Actors]: () => void }): {
  readonly standIns: StandIns<Actors>
  /** Connects the actors to their stand-ins. */
  readonly connect: (actors: Actors) => void
} {
  const standIns: Record<string, LazyActor<unknown, unknown>> = Object.fromEntries(
    Object.entries<() => void>(wakes).map(([name, wake]) => [name, createLazyActor(wake)]),
  )
  return {
    // Proven by the mapping: each name stands in for the actor of that name.
    standIns: standIns as StandIns<Actors>,
    connect(actors) {
      for (const name of Object.keys(standIns)) standIns[name]?.connect(Reflect.get(Object(actors), name))
    },
  }
}
