import type { ChangeMade, Handlers } from './calls.types.js'

/**
 * Declares the handlers of one module; inputs, outputs and context are typed by the call's name.
 * @example
 * export const cartHandlers = defineHandlers({ getCart: async ({ scope }) => readCart(scope) })
 */
export function defineHandlers<const T extends Partial<Handlers>>(handlers: T): T {
  return handlers
}

/** A change whose answer is kept, and repeated as it is. */
export function keptAnswer<Output>(output: Output): ChangeMade<Output> {
  return { kept: output, answer: async () => output }
}
