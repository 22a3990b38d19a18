'use client'
import type { ActorLike } from '@gauze/machines/store'
import { useCallback, useRef, useSyncExternalStore } from 'react'

/**
 * Reads one value of an actor and renders again when it changes. Until the actor exists, and on a server, the value is
 * `neutral`, so that hydration renders the same content as the server.
 *
 * @param actor an actor of XState, or one that loads on demand, such as a part of the store
 * @param select pure; keep it outside the component, or the value is computed on every render
 * @param neutral kept outside the component too
 * @example
 * const isOpen = useSelector(useStorePart('navigation', 'useDrawer'), selectIsNavigationOpen, false)
 */
export function useSelector<Snapshot, Event, Value>(
  actor: ActorLike<Snapshot, Event>,
  select: (snapshot: Snapshot) => Value,
  neutral: Value,
): Value {
  const last = useRef<{ snapshot: Snapshot; select: (snapshot: Snapshot) => Value; value: Value }>(undefined)
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  const read = () => {
    const snapshot = actor.getSnapshot()
    if (snapshot === undefined) return neutral
    const kept = last.current
    if (kept && kept.snapshot === snapshot && kept.select === select) return kept.value
    const value = select(snapshot)
    const stable = kept && isShallowEqual(kept.value, value) ? kept.value : value
    last.current = { snapshot, select, value: stable }
    return stable
  }
  return useSyncExternalStore(subscribe, read, () => neutral)
}

function isShallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    Array.isArray(a) === Array.isArray(b) &&
    keys.every((key) => Object.is(Reflect.get(a, key), Reflect.get(b, key)))
  )
}
