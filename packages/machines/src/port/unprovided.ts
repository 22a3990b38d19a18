import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * The error of a machine that was started without a port. It has the form of a problem, so that it shows where failures
 * show.
 * @param how the missing code, e.g. `cartMachine.provide({ actors: cartActors(port) })`
 */
export function missingPort(how: string): Error {
  const detail = `The machine has no port to call. Start ${how} instead of the bare machine.`
  return Object.assign(new Error(detail), { problem: { detail } })
}

/** Replaces an actor until a port is provided, so that a missing port is an error in words and not an endless wait. */
export function unprovided<TOutput, TInput = undefined>(how: string): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() => Promise.reject(missingPort(how)))
}
