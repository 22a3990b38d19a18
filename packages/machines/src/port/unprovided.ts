import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * The error of a machine that was started bare. Its words come as a problem's, so that they show where failures show.
 * @param how what was forgotten, e.g. `cartMachine.provide({ actors: cartActors(port) })`
 */
export const missingPort = (how: string): Error => {
  const detail = `The machine has no port to call. Start ${how} instead of the bare machine.`
  return Object.assign(new Error(detail), { problem: { detail } })
}

/** Stands for an actor until a port is provided, so that a forgotten port is an error in words and no wait for ever. */
export const unprovided = <TOutput, TInput = undefined>(how: string): PromiseActorLogic<TOutput, TInput> =>
  fromPromise<TOutput, TInput>(() => Promise.reject(missingPort(how)))
