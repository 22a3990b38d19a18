/** Passes on things that happened; what happens while nobody listens waits for the first listener. */
export interface Signals<Signal> {
  readonly emit: (signal: Signal) => void
  /** Returns a function that stops. */
  readonly subscribe: (listener: (signal: Signal) => void) => () => void
}

/**
 * Creates the way by which the code of a store, which comes late, says something to the page, which may come later still.
 *
 * @example
 * const signals = createSignals<{ type: 'notice'; message: string }>()
 * notifyOfCart(store.cart, ({ message }) => signals.emit({ type: 'notice', message }))
 */
export function createSignals<Signal>(): Signals<Signal> {
  const listeners = new Set<(signal: Signal) => void>()
  const waiting: Signal[] = []
  return {
    emit(signal) {
      if (listeners.size === 0) waiting.push(signal)
      for (const listener of listeners) listener(signal)
    },
    subscribe(listener) {
      listeners.add(listener)
      for (const signal of waiting.splice(0)) listener(signal)
      return () => listeners.delete(listener)
    },
  }
}
