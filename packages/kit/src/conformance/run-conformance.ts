import type { CallName } from '@gauze/contract'
import { calls } from '@gauze/contract/schemas'
import { areaOf } from './area-of.js'
import type { AreaSummary, CallResult, ConformanceOptions, ConformanceReport, Outcome } from './conformance.types.js'
import { sourcesFirst } from './found-records.js'
import { cartWrites, playOf } from './plan.js'
import { playCart } from './play-cart.js'
import { type PlayContext, type PlayResult, playRead } from './play-read.js'
import { createSecrets, type Secrets } from './secrets.js'
import { createSender, type Send } from './sender.js'
import { renewToken, type Session, signIn, signOut } from './session.js'

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

/** Signs in the person of another company; a text says why that failed. */
async function signInOther({ otherUser }: ConformanceOptions, user: Session, send: Send, secrets: Secrets) {
  if (!otherUser) return null
  const { session, faults } = await signIn(send, otherUser, secrets)
  if (!session) return `the other user could not sign in: ${faults.join('; ')}`
  return reasonOfCompanies(user, session) ?? session
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
    if (play.kind === 'write' && !options.write) results.add(name, 'notPlayed', ['it changes the cart'])
  }
  await playAll(options, { send, secrets, results })
  const all = results.inOrder()
  const isSignedIn = all.some(({ call, outcome }) => call === 'login' && outcome === 'passed')
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

async function playAll(options: ConformanceOptions, { send, secrets, results }: Run): Promise<void> {
  const { session, faults } = await signIn(send, options.user, secrets)
  if (!session) {
    results.addFaults('login', faults)
    results.addRest('the user could not sign in')
    return
  }
  const other = await signInOther(options, session, send, secrets)
  results.addFaults('login', typeof other === 'string' ? [...faults, other] : faults)
  const context: PlayContext = { send, session, other: typeof other === 'string' ? null : other, found: new Map() }
  for (const name of sourcesFirst(names.filter((call) => playOf(call).kind === 'read'))) {
    results.addPlayed(name, await playRead(context, name))
  }
  if (options.write) {
    const resultOf = await playCart(context)
    for (const name of cartWrites) results.addPlayed(name, resultOf(name))
  }
  results.addFaults('refreshToken', await renewToken(send, session, secrets))
  results.addFaults('logout', await signOut(send, session))
  if (context.other) await signOut(send, context.other)
}
