import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from './client.js'
import {
  accountApplications,
  addressLicenses,
  authThrottles,
  backorders,
  idempotencyKeys,
  insightsEvents,
  issues,
  itemLists,
  itemViews,
  knownOrigins,
  licenseDocuments,
  licenseReviews,
  notifications,
  orders,
  paperLinks,
  partnerAssertions,
  passwordResets,
  paymentHolds,
  punchoutDocuments,
  punchoutSessions,
  refreshTokens,
  reservedGoods,
  searchActivity,
  searchUserTokens,
  sessions,
  siteCodes,
  stepChallenges,
  users,
} from './schema/index.js'

function daysAgo(days: number) {
  return sql`now() - make_interval(days => ${days})`
}

const endedOrders = sql`(SELECT ${orders.id} FROM ${orders}
  WHERE ${orders.status} IN ('Shipped', 'Delivered', 'Rejected', 'Cancelled'))`

/**
 * Backorders whose orders need nothing any more, and backorders notified so long ago that the goods must have been
 * sent.
 */
const servedBackorders = or(lt(backorders.notifiedAt, daysAgo(90)), inArray(backorders.orderId, endedOrders))

function tokensOf(db: Db) {
  return db.select({ one: sql`1` }).from(refreshTokens).where(eq(refreshTokens.sessionId, sessions.id))
}

const siteSessions = alias(sessions, 'site_sessions')

/** The sessions of other sites that end with this one; people may use a site and not come back to the store. */
function siteSessionsOf(db: Db) {
  return db.select({ one: sql`1` }).from(siteSessions).where(eq(siteSessions.parentId, sessions.id))
}

function licensesWith(db: Db) {
  return db.select({ one: sql`1` }).from(addressLicenses).where(eq(addressLicenses.documentId, licenseDocuments.id))
}

function reviewsWith(db: Db) {
  return db.select({ one: sql`1` }).from(licenseReviews).where(eq(licenseReviews.documentId, licenseDocuments.id))
}

/** The users of punch-out visits that began some days ago. */
function visitorsOf(db: Db, days: number) {
  return db
    .select({ id: punchoutSessions.userId })
    .from(punchoutSessions)
    .where(lt(punchoutSessions.createdAt, daysAgo(days)))
}

function issuesOfUser(db: Db) {
  return db.select({ one: sql`1` }).from(issues).where(eq(issues.userId, users.id))
}

/** Ends the visits of yesterday, and forgets the people of visits a month ago, unless they reported an issue. */
async function tidyVisits(db: Db): Promise<void> {
  await db.delete(sessions).where(inArray(sessions.userId, visitorsOf(db, 1)))
  await db
    .update(punchoutSessions)
    .set({ returned: null })
    .where(lt(punchoutSessions.returnExpiresAt, daysAgo(1)))
  await db.delete(users).where(and(inArray(users.id, visitorsOf(db, 30)), notExists(issuesOfUser(db))))
}

/** Deletes expired rows. Several processes may do so at once. */
export async function tidy(db: Db): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, daysAgo(1)))
  await db
    .delete(sessions)
    .where(and(lt(sessions.createdAt, daysAgo(1)), notExists(tokensOf(db)), notExists(siteSessionsOf(db))))
  await tidyVisits(db)
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, daysAgo(7)))
  await db.delete(siteCodes).where(lt(siteCodes.expiresAt, daysAgo(1)))
  await db.delete(partnerAssertions).where(lt(partnerAssertions.expiresAt, daysAgo(1)))
  await db.delete(stepChallenges).where(lt(stepChallenges.expiresAt, daysAgo(1)))
  await db.delete(paperLinks).where(lt(paperLinks.expiresAt, daysAgo(1)))
  await db.delete(authThrottles).where(lt(authThrottles.lastFailureAt, daysAgo(1)))
  await db.delete(knownOrigins).where(lt(knownOrigins.seenAt, daysAgo(90)))
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, daysAgo(7)))
  await db.delete(itemLists).where(lt(itemLists.deletedAt, daysAgo(30)))
  await db.delete(licenseReviews).where(lt(licenseReviews.endedAt, daysAgo(30)))
  await db
    .delete(licenseDocuments)
    .where(and(lt(licenseDocuments.releasedAt, daysAgo(30)), notExists(licensesWith(db)), notExists(reviewsWith(db))))
  await db
    .delete(accountApplications)
    .where(and(eq(accountApplications.status, 'declined'), lt(accountApplications.decidedAt, daysAgo(365))))
  await db.delete(paymentHolds).where(and(lt(paymentHolds.settledAt, daysAgo(90)), isNull(paymentHolds.failure)))
  await db.delete(punchoutDocuments).where(lt(punchoutDocuments.settledAt, daysAgo(400)))
  await db.delete(searchUserTokens).where(lt(searchUserTokens.seenAt, daysAgo(90)))
  await db.delete(insightsEvents).where(lt(insightsEvents.createdAt, daysAgo(100)))
  await db.delete(itemViews).where(lt(itemViews.viewedAt, daysAgo(90)))
  await db.delete(searchActivity).where(lt(searchActivity.createdAt, daysAgo(180)))
  await db.delete(backorders).where(servedBackorders)
  await db.delete(reservedGoods).where(inArray(reservedGoods.orderId, endedOrders))
  await db
    .delete(notifications)
    .where(or(lt(notifications.readAt, daysAgo(180)), lt(notifications.createdAt, daysAgo(365))))
}
