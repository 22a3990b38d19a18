/** Passes signals to listeners. Signals without a listener wait for the first one. */
export interface Signals<Signal> {
  readonly emit: (signal: Signal) => void
  /** Returns a function that stops. */
  readonly subscribe: (listener: (signal: Signal) => void) => () => void
}

/**
 * Creates signals from the code of a store to the page. Both load late; the signals wait until the page listens.
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
