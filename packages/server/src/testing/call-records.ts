import type { CallName } from '@gauze/contract'
import { type Call, calls, type RecordField, type RecordKind, recordFieldsOf, withId } from '@gauze/contract/schemas'

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

/** Every call with its row. */
export const callRows: readonly (readonly [CallName, Call])[] = Object.entries<Call>(calls).flatMap(([name, call]) =>
  isCallName(name) ? [[name, call] as const] : [],
)

/** Records of which a call takes only one: a card or a bank account makes a payment. */
const alternatives: readonly string[] = ['card', 'bankAccount']

/**
 * The sample of a call with ids of records that are there.
 *
 * @param tried the field that a test is about, which takes the place of its alternatives
 */
export function sampleWith(call: Call, ids: Readonly<Record<RecordKind, number>>, tried?: RecordField): unknown {
  const known: Readonly<Record<string, number>> = ids
  const fields = recordFieldsOf(call)
  const offered = alternatives.filter((kind) => fields.some((field) => field.kind === kind))
  const chosen = offered.find((kind) => kind === tried?.kind) ?? offered[0]
  const isLeftOut = ({ kind }: RecordField) => offered.includes(kind) && kind !== chosen
  const leftOut = new Set(fields.filter(isLeftOut).map(({ path }) => path[0]))
  const whole = call.sample ?? {}
  const sample =
    leftOut.size > 0 ? Object.fromEntries(Object.entries(whole).filter(([name]) => !leftOut.has(name))) : whole
  return fields
    .filter((field) => !isLeftOut(field))
    .reduce<unknown>((input, field) => withId(input, field, known[field.kind] ?? 0), sample)
}
