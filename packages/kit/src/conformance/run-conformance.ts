import type { CallName } from '@gauze/contract'
import { type Call, calls } from '@gauze/contract/schemas'
import { areaOf } from './area-of.js'
import type { Changes } from './changes.js'
import { refusalFaults } from './check-answer.js'
import type {
  AreaSummary,
  CallResult,
  ConformanceOptions,
  ConformanceReport,
  Login,
  Outcome,
} from './conformance.types.js'
import { type Found, sourcesFirst } from './found-records.js'
import {
  addressWrites,
  approvalWrites,
  cartWrites,
  listWrites,
  orderWrites,
  paymentWrites,
  playOf,
  sameWrites,
  savedWrites,
} from './plan.js'
import { playAddresses } from './play-addresses.js'
import { playCart } from './play-cart.js'
import { playLists } from './play-lists.js'
import { playOrders } from './play-orders.js'
import { playPayments } from './play-payments.js'
import { type PlayContext, type PlayResult, playRead, playSignedOut } from './play-read.js'
import { playSame } from './play-same.js'
import { playSaved } from './play-saved.js'
import { createSecrets, type Secrets } from './secrets.js'
import { createSender, type Send } from './sender.js'
import { openSession, renewToken, type Session, signIn, signOut } from './session.js'

// The keys of the table are the names of its type.
const names = Object.keys(calls) as CallName[]

function outcomeOf({ faults, skipped }: PlayResult): Outcome {
  if (faults.length > 0) return 'failed'
  return skipped === null ? 'passed' : 'skipped'
}

/** Most characters of a reason. */
const longestReason = 240

/** Removes secrets first: a part of a secret would not be recognized. */
function cleanText(text: string, secrets: Secrets): string {
  const clean = secrets.redact(text)
  return clean.length > longestReason ? `${clean.slice(0, longestReason)}…` : clean
}

/** Collects the results of a run, without secrets. */
function createResults(secrets: Secrets, onResult?: (result: CallResult) => void) {
  const results = new Map<CallName, CallResult>()
  const add = (call: CallName, outcome: Outcome, reasons: readonly string[], notes: readonly string[] = []) => {
    const clean = (texts: readonly string[]) => [...new Set(texts)].map((text) => cleanText(text, secrets))
    const result = { call, area: areaOf(call), outcome, reasons: clean(reasons), notes: clean(notes) }
    results.set(call, result)
    onResult?.(result)
  }
  return {
    add,
    addPlayed: (call: CallName, played: PlayResult) => {
      const reasons = played.faults.length > 0 || played.skipped === null ? played.faults : [played.skipped]
      add(call, outcomeOf(played), reasons, played.notes)
    },
    addFaults: (call: CallName, faults: readonly string[]) =>
      add(call, faults.length > 0 ? 'failed' : 'passed', faults),
    addLate: (call: CallName, faults: readonly string[]) => {
      const before = results.get(call)
      add(call, 'failed', [...(before?.outcome === 'failed' ? before.reasons : []), ...faults], before?.notes)
    },
    addRest: (reason: string) => {
      for (const name of names) if (!results.has(name)) add(name, 'skipped', [reason])
    },
    inOrder: () => names.flatMap((name) => results.get(name) ?? []),
  }
}

function summarize(results: readonly CallResult[]): AreaSummary[] {
  const areas = new Map<string, AreaSummary>()
  for (const { area, outcome } of results) {
    if (outcome === 'notPlayed') continue
    const before = areas.get(area) ?? { area, passed: 0, failed: 0, skipped: 0 }
    areas.set(area, { ...before, [outcome]: before[outcome] + 1 })
  }
  return [...areas.values()].sort((one, other) => one.area.localeCompare(other.area))
}

function reasonOfCompanies(user: Session, other: Session): string | null {
  const { id } = user.user.account
  const reached = [other.user.account.id, ...other.user.relatedAccounts.map((account) => account.id)]
  return reached.includes(id) ? `the other user reaches account ${id} too: choose a person of another company` : null
}

/** Signs a person in; with a token too, a refused `login` is reported and the token is used. */
async function signInBy(send: Send, login: Login | undefined, token: string | undefined, secrets: Secrets) {
  const signedIn = login && (await signIn(send, login, secrets))
  if (token === undefined || signedIn?.session) return signedIn ?? { session: null, faults: [], isAnswered: false }
  const opened = await openSession(send, token, secrets)
  return { ...opened, faults: [...(signedIn?.faults ?? []), ...opened.faults] }
}

/** Signs in the person of another company; a text says why that failed. */
async function signInOther({ otherUser, otherToken }: ConformanceOptions, user: Session, send: Send, secrets: Secrets) {
  if (!otherUser && otherToken === undefined) return null
  const { session, faults } = await signInBy(send, otherUser, otherToken, secrets)
  if (!session) return `the other user could not sign in: ${faults.join('; ')}`
  return reasonOfCompanies(user, session) ?? session
}

/** Signs in the approver; a text says why there is none. */
async function signInApprover({ approver }: ConformanceOptions, user: Session, send: Send, secrets: Secrets) {
  if (!approver) return 'no approver was given'
  const { session, faults } = await signIn(send, approver, secrets)
  if (!session) return `the approver could not sign in: ${faults.join('; ')}`
  return session.user.account.id === user.user.account.id ? session : 'the approver belongs to another company'
}

/**
 * Plays the calls of the contract against a back end, and checks the answers: their status, type and fields, and that
 * the back end refuses missing tokens, wrong inputs and, with `otherUser`, other companies. It sends one request at a
 * time and never repeats one to hide a failure.
 *
 * @returns the result of every call of the contract
 * @throws TypeError if the address is no http address, or the rate is between 0 and 1
 * @example
 * const report = await runConformance({
 *   url: 'https://their.example/api',
 *   user: { username: 'admin@clinic.example', password },
 * })
 * if (!report.isConformant) console.error(formatReport(report))
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { url, timeout = 10_000, rate = 20, fetch = globalThis.fetch } = options
  if (!/^https?:/i.test(url) || !URL.canParse(url)) throw new TypeError(`'${url}' is no http address.`)
  if (rate !== 0 && !(rate >= 1)) throw new TypeError(`The rate ${rate} is too low. Give 1 or more, or 0 for no limit.`)
  const secrets = createSecrets()
  const send = createSender({ url, timeout, rate, fetch, secrets })
  const results = createResults(secrets, options.onResult)
  for (const name of names) {
    const play = playOf(name)
    if (play.kind === 'never') results.add(name, 'notPlayed', [play.reason])
    if (play.kind === 'write' && !options.write) {
      results.add(name, 'notPlayed', ['it changes data, and the run was not allowed to write'])
    }
  }
  const isSignedIn = await playAll(options, { send, secrets, results })
  const all = results.inOrder()
  return {
    url,
    isConformant: isSignedIn && all.every(({ outcome }) => outcome !== 'failed'),
    results: all,
    areas: summarize(all),
  }
}

interface Run {
  readonly send: Send
  readonly secrets: Secrets
  readonly results: ReturnType<typeof createResults>
}

const reads = names.filter((call) => playOf(call).kind === 'read')

/** Plays everything that needs no session. */
async function playWithoutSession({ send, results }: Run): Promise<void> {
  const found: Found = new Map()
  for (const name of sourcesFirst(reads)) results.addPlayed(name, await playSignedOut({ send, found }, name))
  results.addRest('the user could not sign in')
}

/** Expects 401 without a token from the calls that no run plays. */
async function probeUnplayed({ send, results }: Run): Promise<void> {
  for (const name of names) {
    const { access, sample = {} }: Call = calls[name]
    if (playOf(name).kind !== 'never' || access.caller !== 'user') continue
    const faults = refusalFaults(await send(name, sample), 'without a token', [401])
    if (faults.length > 0) results.addFaults(name, faults)
  }
}

/** Plays every change, and takes back what it can. */
async function playWrites(context: PlayContext, options: ConformanceOptions, { send, secrets, results }: Run) {
  const addAll = (changed: readonly CallName[], changes: Changes) => {
    for (const name of changed) results.addPlayed(name, changes.resultOf(name))
    // The changes also read; such a call may have passed before.
    for (const name of changes.faultyBut(changed)) results.addLate(name, changes.resultOf(name).faults)
  }
  const { item, resultOf } = await playCart(context)
  for (const name of cartWrites) results.addPlayed(name, resultOf(name))
  addAll(savedWrites, await playSaved(context, item))
  addAll(listWrites, await playLists(context, item))
  addAll(addressWrites, await playAddresses(context))
  addAll(sameWrites, await playSame(context))
  addAll(paymentWrites, await playPayments(context))
  await probeUnplayed({ send, secrets, results })
  const approver = await signInApprover(options, context.session, send, secrets)
  addAll([...orderWrites, ...approvalWrites], await playOrders(context, item, approver))
  if (typeof approver !== 'string') await signOut(send, approver)
}

/** Plays the calls, and returns whether the user was signed in. */
async function playAll(options: ConformanceOptions, run: Run): Promise<boolean> {
  const { send, secrets, results } = run
  const { session, faults, isAnswered } = await signInBy(send, options.user, options.token, secrets)
  if (!session) {
    results.addFaults('login', faults)
    if (isAnswered) await playWithoutSession(run)
    else results.addRest('the user could not sign in')
    return false
  }
  const other = await signInOther(options, session, send, secrets)
  const loginFaults = typeof other === 'string' ? [...faults, other] : faults
  if (options.user || loginFaults.length > 0) results.addFaults('login', loginFaults)
  const context: PlayContext = { send, session, other: typeof other === 'string' ? null : other, found: new Map() }
  for (const name of sourcesFirst(reads)) results.addPlayed(name, await playRead(context, name))
  if (options.write) await playWrites(context, options, run)
  // A token alone has no refresh cookie to renew or to end.
  if (session.cookie !== '' || options.token === undefined) {
    results.addFaults('refreshToken', await renewToken(send, session, secrets))
    results.addFaults('logout', await signOut(send, session))
  }
  results.addRest('the user was signed in by a token')
  if (context.other && context.other.cookie !== '') await signOut(send, context.other)
  return true
}
