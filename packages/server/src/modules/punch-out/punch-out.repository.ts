import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import {
  accounts,
  type PunchoutProtocol,
  punchoutBuyers,
  punchoutSessions,
  sessions,
  users,
} from '../../db/schema/index.js'
import { hashPassword } from '../credentials/password.js'
import type { BuyerClaim } from '../cxml/read-request.js'
import type { Visit } from './punch-out.types.js'

/** Milliseconds for which a start page, and later a return page, works. */
const pageLifetime = 10 * 60_000

/** A procurement system. */
export type Buyer = typeof punchoutBuyers.$inferSelect

/** A visit of a person from a procurement system. */
export type PunchoutSession = typeof punchoutSessions.$inferSelect

function hashOf(secret: string) {
  return createHash('sha256').update(secret).digest('base64url')
}

function newSecret() {
  return randomBytes(32).toString('base64url')
}

function sameIdentity(protocol: PunchoutProtocol, { domain, identity }: Pick<BuyerClaim, 'domain' | 'identity'>) {
  return and(
    eq(punchoutBuyers.protocol, protocol),
    sql`lower(${punchoutBuyers.domain}) = lower(${domain})`,
    sql`lower(${punchoutBuyers.identity}) = lower(${identity})`,
  )
}

/** Finds the procurement system of an identity, unless it or its company is deactivated. */
export async function findBuyer(db: Db, protocol: PunchoutProtocol, claim: BuyerClaim): Promise<Buyer | null> {
  const [row] = await db
    .select({ buyer: punchoutBuyers })
    .from(punchoutBuyers)
    .innerJoin(accounts, eq(accounts.id, punchoutBuyers.accountId))
    .where(and(sameIdentity(protocol, claim), punchoutBuyers.active, accounts.active))
  return row?.buyer ?? null
}

/** All procurement systems with their companies, by name. */
export function listBuyers(db: Db) {
  return db
    .select({ buyer: punchoutBuyers, accountName: accounts.accountName, orderUser: users.username })
    .from(punchoutBuyers)
    .innerJoin(accounts, eq(accounts.id, punchoutBuyers.accountId))
    .leftJoin(users, eq(users.id, punchoutBuyers.orderUserId))
    .orderBy(asc(punchoutBuyers.name), asc(punchoutBuyers.id))
}

/** Adds a procurement system. @returns false if the identity is taken */
export async function addBuyer(db: Db, buyer: typeof punchoutBuyers.$inferInsert): Promise<boolean> {
  const added = await db.insert(punchoutBuyers).values(buyer).onConflictDoNothing().returning({ id: punchoutBuyers.id })
  return added.length > 0
}

/** Deactivates a procurement system, and ends the visits that it began. @returns whether there was one */
export async function removeBuyer(db: Db, id: number): Promise<boolean> {
  const removed = await db
    .update(punchoutBuyers)
    .set({ active: false })
    .where(and(eq(punchoutBuyers.id, id), punchoutBuyers.active))
    .returning({ id: punchoutBuyers.id })
  // Their sessions end with them, and a start page that is not open yet leads nowhere.
  const visitors = db
    .select({ id: punchoutSessions.userId })
    .from(punchoutSessions)
    .where(eq(punchoutSessions.buyerId, id))
  await db.update(users).set({ active: false }).where(inArray(users.id, visitors))
  return removed.length > 0
}

/** Gives an active procurement system another secret. @returns whether there was one */
export async function changeSecret(db: Db, id: number, secretHash: string): Promise<boolean> {
  const changed = await db
    .update(punchoutBuyers)
    .set({ secretHash })
    .where(and(eq(punchoutBuyers.id, id), punchoutBuyers.active))
    .returning({ id: punchoutBuyers.id })
  return changed.length > 0
}

/** How a procurement system sends orders, and gets documents. */
export type OrderAgreement = Pick<Buyer, 'orderUserId' | 'documentsUrl' | 'documentsSecret' | 'documentsPrivate'>

/**
 * Finds a person who may place orders, of the company of an active cXML system.
 * @returns the system and the person; null if one of them is not there
 */
export async function findOrderer(db: Db, id: number, username: string) {
  const [row] = await db
    .select({ buyer: punchoutBuyers, userId: users.id })
    .from(punchoutBuyers)
    .innerJoin(users, eq(users.accountId, punchoutBuyers.accountId))
    .where(
      and(
        ...[eq(punchoutBuyers.id, id), punchoutBuyers.active, eq(punchoutBuyers.protocol, 'cxml')],
        ...[eq(users.username, username), users.active, eq(users.isPunchout, false), isNull(users.invitedAt)],
      ),
    )
  return row ?? null
}

/** Changes how an active procurement system sends orders. @returns its name; null if there is none */
export async function changeOrderAgreement(db: Db, id: number, agreement: OrderAgreement): Promise<string | null> {
  const [changed] = await db
    .update(punchoutBuyers)
    .set(agreement)
    .where(and(eq(punchoutBuyers.id, id), punchoutBuyers.active))
    .returning({ name: punchoutBuyers.name })
  return changed?.name ?? null
}

/** Creates the user of one visit, who cannot log in. @returns the user's id */
export async function createVisitor(db: Db, buyer: Buyer, visit: Visit): Promise<number> {
  const [user] = await db
    .insert(users)
    .values({
      accountId: buyer.accountId,
      username: `punchout-${newSecret()}`,
      email: visit.email,
      // A system that names nobody is greeted itself.
      firstName: visit.firstName || buyer.name.slice(0, 60),
      lastName: visit.lastName,
      passwordHash: await hashPassword(newSecret()),
      isPriceVisible: true,
      isPunchout: true,
    })
    .returning({ id: users.id })
  if (user === undefined) throw new Error('The user of a punch-out session was not made.')
  return user.id
}

/** Records a visit. @returns the secret of its start page, which nothing stores */
export async function createVisit(
  db: Db,
  { visit, ...owner }: Pick<PunchoutSession, 'buyerId' | 'userId' | 'missing' | 'adjusted'> & { visit: Visit },
  now: Date,
): Promise<string> {
  const secret = newSecret()
  const { operation, buyerCookie, returnUrl, echo, startPath } = visit
  await db.insert(punchoutSessions).values({
    ...owner,
    ...{ operation, buyerCookie, returnUrl, echo, startPath, createdAt: now },
    startHash: hashOf(secret),
    startExpiresAt: new Date(now.getTime() + pageLifetime),
  })
  return secret
}

/** Takes the secret of a start page, once. @returns null if it is unknown, used or too old */
export async function takeStart(db: Db, secret: string, now: Date): Promise<PunchoutSession | null> {
  const [taken] = await db
    .update(punchoutSessions)
    .set({ startedAt: now })
    .where(
      and(
        eq(punchoutSessions.startHash, hashOf(secret)),
        isNull(punchoutSessions.startedAt),
        gt(punchoutSessions.startExpiresAt, now),
      ),
    )
    .returning()
  return taken ?? null
}

/** A visit with its procurement system. */
export interface OpenVisit {
  readonly session: PunchoutSession
  readonly buyer: Buyer
}

/** Finds the visit of a user, unless it has ended. */
export async function findVisit(db: Db, userId: number): Promise<OpenVisit | null> {
  const [row] = await db
    .select({ session: punchoutSessions, buyer: punchoutBuyers })
    .from(punchoutSessions)
    .innerJoin(punchoutBuyers, eq(punchoutBuyers.id, punchoutSessions.buyerId))
    .where(and(eq(punchoutSessions.userId, userId), isNull(punchoutSessions.endedAt), punchoutBuyers.active))
  return row ?? null
}

/** Keeps the form that returns a cart, in place of an earlier one. @returns the secret of its page */
export async function keepReturn(db: Db, id: number, fields: Record<string, string>, now: Date): Promise<string> {
  const secret = newSecret()
  await db
    .update(punchoutSessions)
    .set({
      returned: fields,
      returnHash: hashOf(secret),
      returnExpiresAt: new Date(now.getTime() + pageLifetime),
    })
    .where(eq(punchoutSessions.id, id))
  return secret
}

/** Finds the form of a return page, and ends its visit. @returns null if the secret is unknown or too old */
export async function openReturn(db: Db, secret: string, now: Date): Promise<OpenVisit | null> {
  const [row] = await db
    .select({ session: punchoutSessions, buyer: punchoutBuyers })
    .from(punchoutSessions)
    .innerJoin(punchoutBuyers, eq(punchoutBuyers.id, punchoutSessions.buyerId))
    .where(and(eq(punchoutSessions.returnHash, hashOf(secret)), gt(punchoutSessions.returnExpiresAt, now)))
  if (row === undefined) return null
  const { id, userId } = row.session
  await db
    .update(punchoutSessions)
    .set({ endedAt: now })
    .where(and(eq(punchoutSessions.id, id), isNull(punchoutSessions.endedAt)))
  await db.delete(sessions).where(eq(sessions.userId, userId))
  return row
}
