import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { networkOf } from '../../base/network.js'
import { ProblemError } from '../../base/problem.js'
import { type Db, inTransaction } from '../../db/client.js'
import { authThrottles, knownOrigins, users } from '../../db/schema/index.js'
import type { Services } from '../../services/services.js'

type ThrottleServices = Pick<Services, 'now' | 'security'>

/** Where an attempt to sign in comes from. */
export interface Origin {
  readonly ip: string
  /** The browser's device cookie, if it has one. */
  readonly device: string | null
}

/** An attempt that may continue. */
export interface Attempt {
  readonly username: string
  readonly origin: Origin
  /** Counted only for this name from this origin. */
  readonly pairKey: string
  /** Counted together with the attempts of other people. */
  readonly sharedKeys: readonly string[]
}

/**
 * How many failures are free, and after how many seconds one failure is forgiven. The limits count failures of one name
 * from one origin, of one name from all origins that it does not know, and of one network over all names. They also
 * count every application for an account from one network, whether or not it succeeds. Codes of a second step are
 * counted by name, for all callers who know the password; a device that the name knows has a count of its own.
 */
const limits = {
  pair: { free: 5, forgivenAfter: 15 * 60 },
  name: { free: 20, forgivenAfter: 3 * 60 },
  network: { free: 50, forgivenAfter: 60 },
  applications: { free: 10, forgivenAfter: 10 * 60 },
  code: { free: 5, forgivenAfter: 15 * 60 },
} as const
const firstLockSeconds = 15
const longestLockSeconds = 15 * 60
/** How long an origin stays known after somebody signed in there. */
const knownDays = 90

function waitText(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}

function tooMany(seconds: number) {
  return new ProblemError({
    slug: 'too-many-attempts',
    status: 429,
    detail: `Too many failed attempts. Please try again in ${waitText(seconds)}.`,
    retryAfter: seconds,
  })
}

/** A hash of fixed length, so that no name's keys begin like another name's, and the typed text is not stored. */
function hashOf(text: string) {
  return createHash('sha256').update(text).digest('base64url')
}

function pairKeyOf(username: string, origin: string) {
  return `pair:${hashOf(username)}:${origin}`
}

function nameKeyOf(username: string) {
  return `name:${hashOf(username)}`
}

function marksOf({ ip, device }: Origin) {
  return {
    network: networkOf(ip),
    device: device === null ? null : `device ${hashOf(device)}`,
  }
}

/**
 * Counts an attempt before the password is checked, so that parallel attempts count too. From the last free failure on,
 * each allowed attempt locks the key for twice as long as the previous attempt; a locked key counts no attempt. Unknown
 * names are counted in the same way.
 * @returns whether the attempt may continue
 */
async function count(db: Db, key: string, kind: keyof typeof limits, now: Date): Promise<boolean> {
  const { free, forgivenAfter } = limits[kind]
  const at = sql`${now.toISOString()}::timestamptz`
  const forgiven = sql`floor(extract(epoch FROM ${at} - ${authThrottles.lastFailureAt}) / ${forgivenAfter})`
  const failures = sql`(GREATEST(0, ${authThrottles.failures} - GREATEST(0, ${forgiven})) + 1)::int`
  const lockSeconds = sql`LEAST(${longestLockSeconds}, ${firstLockSeconds} * power(2, LEAST(${failures} - ${free}, 20)))`
  const counted = await db
    .insert(authThrottles)
    .values({ key, failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: authThrottles.key,
      set: {
        failures,
        lockedUntil: sql`CASE WHEN ${failures} >= ${free} THEN ${at} + make_interval(secs => ${lockSeconds}) END`,
        lastFailureAt: now,
      },
      setWhere: sql`${authThrottles.lockedUntil} IS NULL OR ${authThrottles.lockedUntil} <= ${at}`,
    })
    .returning({ key: authThrottles.key })
  return counted.length > 0
}

/** Notes a locked key. @returns seconds until it is open again */
async function waitOf(
  db: Db,
  key: string,
  { ip, ...who }: { readonly ip: string; readonly user?: string; readonly identity?: string },
  { now, security }: ThrottleServices,
): Promise<number> {
  const network = networkOf(ip)
  const event = who.user === undefined ? 'network-locked' : 'name-locked'
  security.note(event, `${key} ${network}`, { network, address: ip, ...who })
  const [row] = await db
    .select({ lockedUntil: authThrottles.lockedUntil })
    .from(authThrottles)
    .where(eq(authThrottles.key, key))
  const at = now().getTime()
  const until = row?.lockedUntil?.getTime() ?? at
  return Math.max(1, Math.ceil((until - at) / 1000))
}

async function readKnown(db: Db, username: string, marks: readonly string[], now: Date): Promise<Set<string>> {
  const since = new Date(now.getTime() - knownDays * 86_400_000)
  const rows = await db
    .select({ origin: knownOrigins.origin })
    .from(knownOrigins)
    .innerJoin(users, eq(users.id, knownOrigins.userId))
    .where(and(eq(users.username, username), inArray(knownOrigins.origin, [...marks]), gt(knownOrigins.seenAt, since)))
  return new Set(rows.map(({ origin }) => origin))
}

/**
 * The counters of an attempt: other people's attempts never lock out a known device, and a known network is locked out
 * only by its own attempts.
 */
async function keysFor(db: Db, username: string, origin: Origin, now: Date) {
  const { network, device } = marksOf(origin)
  const known = await readKnown(db, username, device === null ? [network] : [network, device], now)
  if (device !== null && known.has(device)) return [['pair', pairKeyOf(username, device)]] as const
  const own = [['pair', pairKeyOf(username, network)] as const, ['network', `network:${network}`] as const]
  return known.has(network) ? own : [...own, ['name', nameKeyOf(username)] as const]
}

/**
 * Lets an attempt to sign in continue, or refuses it for a while. A refused attempt does not count: one origin
 * alone cannot lock a name for other origins, and a person who is refused because of other people loses no attempt.
 * @throws ProblemError 429 with Retry-After
 */
export async function countAttempt(
  db: Db,
  username: string,
  origin: Origin,
  services: ThrottleServices,
): Promise<Attempt> {
  const now = services.now()
  const keys = await keysFor(db, username, origin, now)
  await inTransaction(db, async (tx) => {
    for (const [kind, key] of keys) {
      if (await count(tx, key, kind, now)) continue
      const who = kind === 'network' ? { ip: origin.ip } : { ip: origin.ip, user: username }
      throw tooMany(await waitOf(tx, key, who, services))
    }
  })
  const [[, pairKey], ...shared] = keys
  return { username, origin, pairKey, sharedKeys: shared.map(([, key]) => key) }
}

/**
 * Lets somebody apply for an account, or refuses it for a while after many applications from their network.
 * @throws ProblemError 429 with Retry-After
 */
export async function countApplication(db: Db, ip: string, services: ThrottleServices): Promise<void> {
  const key = `applications:${networkOf(ip)}`
  if (await count(db, key, 'applications', services.now())) return
  const seconds = await waitOf(db, key, { ip }, services)
  throw new ProblemError({
    slug: 'too-many-applications',
    status: 429,
    detail: `Your network sent many applications. Nothing is lost: try again in ${waitText(seconds)}, or call us.`,
    retryAfter: seconds,
  })
}

/**
 * Lets a procurement system show its secret, or refuses it for a while after many wrong secrets of its identity from
 * its network. The counter is its own: logins and other procurement systems of that network are not refused, and other
 * networks neither.
 * @param identity names the procurement system; its letters' case does not matter
 * @returns forgives the attempt, once the secret was right
 * @throws ProblemError 429 with Retry-After
 */
export async function countClaim(
  db: Db,
  identity: string,
  ip: string,
  services: ThrottleServices,
): Promise<() => Promise<void>> {
  const key = `punchout:${hashOf(identity.toLowerCase())}:${networkOf(ip)}`
  if (!(await count(db, key, 'network', services.now()))) {
    throw tooMany(await waitOf(db, key, { ip, identity }, services))
  }
  return () => forgiveOne(db, key)
}

/**
 * Lets somebody who knows the password of a name try a code, or refuses it for a while after many wrong codes. All
 * strangers share one count, so that guessing from many networks is no faster; it does not lock out the owner's device.
 * @returns forgets the attempts, once a code was right
 * @throws ProblemError 429 with Retry-After
 */
export async function countCode(
  db: Db,
  username: string,
  origin: Origin,
  services: ThrottleServices,
): Promise<() => Promise<void>> {
  const now = services.now()
  const { device } = marksOf(origin)
  const isKnown = device !== null && (await readKnown(db, username, [device], now)).has(device)
  const key = `code:${hashOf(username)}:${isKnown ? device : 'others'}`
  if (!(await count(db, key, 'code', now))) {
    throw tooMany(await waitOf(db, key, { ip: origin.ip, user: username }, services))
  }
  return async () => void (await db.delete(authThrottles).where(eq(authThrottles.key, key)))
}

/**
 * Lets a network show a passkey, or refuses it for a while after many refused passkeys.
 * @returns forgives the attempt, once the passkey was good
 * @throws ProblemError 429 with Retry-After
 */
export async function countPasskey(db: Db, ip: string, services: ThrottleServices): Promise<() => Promise<void>> {
  const key = `passkey:${networkOf(ip)}`
  if (!(await count(db, key, 'network', services.now()))) throw tooMany(await waitOf(db, key, { ip }, services))
  return () => forgiveOne(db, key)
}

async function forgiveOne(db: Db, key: string): Promise<void> {
  await db
    .update(authThrottles)
    .set({ failures: sql`GREATEST(0, ${authThrottles.failures} - 1)`, lockedUntil: null })
    .where(eq(authThrottles.key, key))
}

/**
 * Removes a successful attempt from the counters. Failures of other people stay counted: an attacker cannot clear them
 * by signing in to an account of their own.
 */
export async function clearAttempt(db: Db, { pairKey, sharedKeys }: Attempt): Promise<void> {
  await db.delete(authThrottles).where(eq(authThrottles.key, pairKey))
  // One after another: locking in another order than counting would deadlock.
  for (const key of sharedKeys) await forgiveOne(db, key)
}

/** Records that a user proved their identity from this origin. */
export async function rememberOrigin(db: Db, userId: number, origin: Origin, now: Date): Promise<void> {
  const { network, device } = marksOf(origin)
  const values = [network, device].flatMap((mark) => (mark === null ? [] : [{ userId, origin: mark, seenAt: now }]))
  await db
    .insert(knownOrigins)
    .values(values)
    .onConflictDoUpdate({ target: [knownOrigins.userId, knownOrigins.origin], set: { seenAt: now } })
}

/** Lets a user in again, from anywhere, after they proved to own the mail address. */
export async function unlockUser(db: Db, username: string): Promise<void> {
  const pairs = sql`starts_with(${authThrottles.key}, ${pairKeyOf(username, '')})`
  await db.delete(authThrottles).where(or(eq(authThrottles.key, nameKeyOf(username)), pairs))
}
