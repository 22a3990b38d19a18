import type { CallName, User } from '@gauze/contract'
import { type Call, calls } from '@gauze/contract/schemas'
import { inputFor, namesCompanyRecords, wrongInputFor } from './call-inputs.js'
import { refusalFaults, successFaults } from './check-answer.js'
import { collect, companyIdsIn, type Found } from './found-records.js'
import type { Answer, Send } from './sender.js'
import type { Session } from './session.js'

/** Everything that a call is played with. */
export interface PlayContext {
  readonly send: Send
  readonly session: Session
  /** A person of another company. */
  readonly other: Session | null
  readonly found: Found
}

/** The result of a played call, before it is reported. */
export interface PlayResult {
  readonly faults: readonly string[]
  readonly notes: readonly string[]
  /** Why the call could not be played; null if it was. */
  readonly skipped: string | null
}

/** Calls that the server also refuses to people who decide about no orders. */
const forApprovers: readonly CallName[] = ['getOrderApprovals']

/** Why a person may not make a call; null if they may. */
function refusalReason(name: CallName, user: User): string | null {
  const { access }: Call = calls[name]
  const rights = { ...user.permissions, isParentLogin: user.isParentLogin }
  if (access.punchout === 'refused' && user.isPunchout) return 'the user is in a punch-out session'
  const isForApprovers = forApprovers.includes(name) && !rights.isApprover
  const lacking = access.needs?.find((right) => !rights[right]) ?? (isForApprovers ? 'isApprover' : null)
  return lacking && `the user lacks ${lacking}`
}

function isEmptyList(body: unknown): boolean {
  const rows = typeof body === 'object' && body !== null && 'results' in body ? body.results : body
  return Array.isArray(rows) && rows.length === 0
}

/** Returns the faults of the answers to a missing token and to a wrong input. */
export async function probeRefusals({ send, session }: PlayContext, name: CallName, input: unknown): Promise<string[]> {
  const { access, idempotency }: Call = calls[name]
  const key = idempotency ? { idempotencyKey: crypto.randomUUID() } : {}
  const signedOut =
    access.caller === 'user' ? refusalFaults(await send(name, input, key), 'without a token', [401]) : []
  const wrong = wrongInputFor(name, input)
  if (!wrong) return signedOut
  const answer = await send(name, wrong.input, { token: session.token, ...key })
  return [...signedOut, ...refusalFaults(answer, wrong.words)]
}

/** Returns the faults of the answer to a visitor, if the call is open to visitors. */
async function probeVisitor({ send }: PlayContext, name: CallName, input: unknown): Promise<string[]> {
  const { access }: Call = calls[name]
  if (access.caller !== 'visitor') return []
  return successFaults(name, await send(name, input)).map((fault) => `without a token: ${fault}`)
}

function sharedIds(name: CallName, own: Answer, others: Answer): string[] {
  const [ownIds, otherIds] = [companyIdsIn(name, own.body), companyIdsIn(name, others.body)]
  const shared = ownIds?.filter((id) => otherIds?.includes(id)) ?? []
  return shared.length > 0
    ? [`as the other user: the answer has records of both companies, with the id ${shared[0]}`]
    : []
}

function cartOwner({ body }: Answer): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, 'ownerId') : undefined
}

/** Returns a fault for each record of this company that the back end shows to another company. */
async function probeOther(context: PlayContext, name: CallName, input: unknown, own: Answer): Promise<string[]> {
  const { send, other } = context
  if (other === null) return []
  const isById = namesCompanyRecords(name, input)
  if (!isById && name !== 'getCart' && companyIdsIn(name, own.body) === null) return []
  const answer = await send(name, input, { token: other.token })
  if (isById) return refusalFaults(answer, 'as the other user, with an id of the first company', [403, 404])
  if (refusalReason(name, other.user) !== null) return refusalFaults(answer, 'as the other user', [403])
  const faults = successFaults(name, answer).map((fault) => `as the other user: ${fault}`)
  if (faults.length > 0 || typeof answer === 'string') return faults
  if (name !== 'getCart') return sharedIds(name, own, answer)
  return cartOwner(own) === cartOwner(answer) ? ['as the other user: the cart has the ownerId of the first user'] : []
}

/** Returns the faults of the answer to a token that the back end did not sign. */
async function probeForgedToken({ send, session }: PlayContext, name: CallName): Promise<string[]> {
  if (name !== 'currentUser') return []
  const forged = `${session.token.slice(0, -8)}AAAAAAAA`
  return refusalFaults(await send(name, {}, { token: forged }), 'with a token whose end was changed', [401])
}

function isOtherUser({ session }: PlayContext, name: CallName, { body }: Answer): boolean {
  return name === 'currentUser' && calls.currentUser.response.parse(body).user.id !== session.user.id
}

/** Plays a call without anybody who is signed in: a visitor's call must answer, and any other one must answer 401. */
export async function playSignedOut(
  { send, found }: Pick<PlayContext, 'send' | 'found'>,
  name: CallName,
): Promise<PlayResult> {
  const { access, sample = {} }: Call = calls[name]
  if (access.caller === 'user') {
    const faults = refusalFaults(await send(name, sample), 'without a token', [401])
    return { faults, notes: [], skipped: 'the user could not sign in; without a token the call was refused' }
  }
  const derived = inputFor(name, found)
  if ('missing' in derived) return { faults: [], notes: [], skipped: derived.missing }
  const answer = await send(name, derived.input)
  const faults = successFaults(name, answer)
  if (faults.length === 0 && typeof answer !== 'string') collect(found, name, answer.body)
  const wrong = wrongInputFor(name, derived.input)
  const refusals = wrong ? refusalFaults(await send(name, wrong.input), wrong.words) : []
  return { faults: [...faults, ...refusals], notes: [], skipped: null }
}

/** Plays a call that reads: as the user, without a token, with a wrong input, and as a user of another company. */
export async function playRead(context: PlayContext, name: CallName): Promise<PlayResult> {
  const { send, session, found } = context
  const { token, user } = session
  const { sample = {} }: Call = calls[name]
  const reason = refusalReason(name, user)
  if (reason !== null) {
    const faults = refusalFaults(await send(name, sample, { token }), reason, [403])
    return { faults, notes: [], skipped: `${reason}; the call was refused, as it should be` }
  }
  const derived = inputFor(name, found)
  if ('missing' in derived) return { faults: [], notes: [], skipped: derived.missing }
  const { input } = derived
  const answer = await send(name, input, { token })
  if (typeof answer === 'string') return { faults: [answer], notes: [], skipped: null }
  const faults = successFaults(name, answer)
  const refusals = [
    ...(await probeRefusals(context, name, input)),
    ...(await probeVisitor(context, name, input)),
    ...(await probeForgedToken(context, name)),
  ]
  if (faults.length > 0) return { faults: [...faults, ...refusals], notes: [], skipped: null }
  collect(found, name, answer.body)
  const stranger = isOtherUser(context, name, answer) ? ['user.id: expected the id that login answered'] : []
  return {
    faults: [...stranger, ...refusals, ...(await probeOther(context, name, input, answer))],
    notes: isEmptyList(answer.body) ? ['the list was empty, so no row was checked'] : [],
    skipped: null,
  }
}
