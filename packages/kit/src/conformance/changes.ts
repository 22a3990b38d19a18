import type { CallName, CallOutput } from '@gauze/contract'
import { type Call, calls } from '@gauze/contract/schemas'
import { refusalFaults, successFaults } from './check-answer.js'
import { type PlayContext, type PlayResult, probeRefusals } from './play-read.js'
import type { Session } from './session.js'

interface ChangeOptions {
  readonly key?: string
  /** The user of the run if omitted. */
  readonly as?: Session
}

/** The calls of one area that a run plays, and the faults of their answers. */
export class Changes {
  readonly #context: PlayContext
  readonly #results = new Map<CallName, { faults: string[]; notes: string[] }>()
  readonly #skipped = new Map<CallName, string>()

  constructor(context: PlayContext) {
    this.#context = context
  }

  /** Sends a call that must succeed; null if its answer does not fit the contract. */
  async make<N extends CallName>(name: N, input: unknown, options: ChangeOptions = {}): Promise<CallOutput<N> | null> {
    const { idempotency }: Call = calls[name]
    const { key = crypto.randomUUID(), as = this.#context.session } = options
    const answer = await this.#context.send(name, input, {
      token: as.token,
      ...(idempotency && { idempotencyKey: key }),
    })
    const faults = successFaults(name, answer)
    this.#of(name).faults.push(...faults)
    if (faults.length > 0 || typeof answer === 'string') return null
    // The schema of the row makes exactly the answer of its call.
    return calls[name].response.parse(answer.body) as CallOutput<N>
  }

  /**
   * Sends a call that must be refused.
   * @param situation in words, such as `with the id of no list`
   * @param statuses the statuses to choose from; any of 400 to 499 if omitted
   */
  async refuse(
    name: CallName,
    input: unknown,
    situation: string,
    statuses?: readonly number[],
    options: ChangeOptions = {},
  ): Promise<void> {
    const { idempotency }: Call = calls[name]
    const { key = crypto.randomUUID(), as = this.#context.session } = options
    const answer = await this.#context.send(name, input, {
      token: as.token,
      ...(idempotency && { idempotencyKey: key }),
    })
    this.#of(name).faults.push(...refusalFaults(answer, situation, statuses))
  }

  /** Sends a call as the person of another company, if the run has one; it must be refused. */
  async refuseOther(name: CallName, input: unknown, statuses: readonly number[] = [403, 404]): Promise<void> {
    const { other } = this.#context
    if (other)
      await this.refuse(name, input, 'as the other user, with an id of the first company', statuses, { as: other })
  }

  /** Sends a call without a token, and with a wrong input; each must be refused. */
  async probe(name: CallName, input: unknown): Promise<void> {
    this.#of(name).faults.push(...(await probeRefusals(this.#context, name, input)))
  }

  /** Adds a fault unless two values are equal. */
  expect(name: CallName, situation: string, expected: unknown, received: unknown): void {
    const [wanted, got] = [JSON.stringify(expected), JSON.stringify(received) ?? 'nothing']
    if (wanted !== got) this.#of(name).faults.push(`${situation}: expected ${wanted}, received ${got}`)
  }

  /** Adds a note, such as about a record that stays. */
  note(name: CallName, text: string): void {
    this.#of(name).notes.push(text)
  }

  /** Says why calls cannot be played; calls that were played already keep their results. */
  skip(names: readonly CallName[], reason: string): void {
    for (const name of names) if (!this.#results.has(name)) this.#skipped.set(name, reason)
  }

  /** Returns the result of a call. */
  resultOf(name: CallName): PlayResult {
    const result = this.#results.get(name)
    if (result) return { ...result, skipped: null }
    return { faults: [], notes: [], skipped: this.#skipped.get(name) ?? 'an earlier change that it needs failed' }
  }

  /** Returns the calls with faults, apart from some. */
  faultyBut(names: readonly CallName[]): CallName[] {
    return [...this.#results].flatMap(([name, { faults }]) =>
      faults.length > 0 && !names.includes(name) ? [name] : [],
    )
  }

  #of(name: CallName) {
    const result = this.#results.get(name) ?? { faults: [], notes: [] }
    this.#results.set(name, result)
    return result
  }
}
