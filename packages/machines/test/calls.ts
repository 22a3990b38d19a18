import type { CallOptions } from '../src/port/index.js'

interface PendingCall<I, O> {
  readonly input: I
  readonly options: CallOptions
  readonly resolve: (output: O) => void
  readonly reject: (error: unknown) => void
}

/** A port function whose answers a test gives at any time and in any order. */
export interface ControlledCall<I, O> {
  (input: I, options: CallOptions): Promise<O>
  /** Every call so far, oldest first. */
  readonly calls: readonly PendingCall<I, O>[]
}

/**
 * Creates a {@link ControlledCall}.
 * @example
 * const getCart = controlled<object, Cart>()
 * await answer(getCart, 0, cart)
 */
export function controlled<I, O>(): ControlledCall<I, O> {
  const calls: PendingCall<I, O>[] = []
  const call = (input: I, options: CallOptions) =>
    new Promise<O>((resolve, reject) => calls.push({ input, options, resolve, reject }))
  return Object.assign(call, { calls })
}

function callAt<I, O>(call: ControlledCall<I, O>, index: number): PendingCall<I, O> {
  const pending = call.calls.at(index)
  if (!pending) throw new Error(`Call ${index} was never made; there are ${call.calls.length}.`)
  return pending
}

/** Lets every promise settle that can. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** Answers a call (counted from 0; -1 is the latest) and waits until the machine has received it. */
export async function answer<I, O>(call: ControlledCall<I, O>, index: number, output: NoInfer<O>): Promise<void> {
  callAt(call, index).resolve(output)
  await settle()
}

/** Fails a call, like {@link answer}. */
export async function fail<I, O>(call: ControlledCall<I, O>, index: number, error: unknown): Promise<void> {
  callAt(call, index).reject(error)
  await settle()
}

/** The signal and key of a call. */
export function optionsOf<I, O>(call: ControlledCall<I, O>, index: number): CallOptions {
  return callAt(call, index).options
}

/** An error as the client throws it. */
export function problem(kind: string, detail: string, more: object = {}) {
  return {
    kind,
    problem: { type: 'https://gauze.example/problems/test', title: detail, status: 400, detail, ...more },
  }
}

/** The connection is gone. */
export const networkError = { kind: 'network' }
