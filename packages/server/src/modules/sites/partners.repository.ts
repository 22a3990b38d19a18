import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { accounts, partnerAssertions, partners } from '../../db/schema/index.js'

/** A company whose own server signs its people in. */
export type Partner = typeof partners.$inferSelect

/** @returns false when another partner has the issuer already */
export async function addPartner(db: Db, partner: Omit<typeof partners.$inferInsert, 'id'>): Promise<boolean> {
  const added = await db.insert(partners).values(partner).onConflictDoNothing().returning({ id: partners.id })
  return added.length > 0
}

/** Every partner, with the name of its company, by its id. */
export function listPartners(db: Db): Promise<{ partner: Partner; accountName: string }[]> {
  return db
    .select({ partner: partners, accountName: accounts.accountName })
    .from(partners)
    .innerJoin(accounts, eq(accounts.id, partners.accountId))
    .orderBy(asc(partners.id))
}

/** Ends the agreement with a partner, and the sessions that its server opened. @returns false when there is none */
export async function removePartner(db: Db, id: number): Promise<boolean> {
  const removed = await db.delete(partners).where(eq(partners.id, id)).returning({ id: partners.id })
  return removed.length > 0
}

/** @returns the partner of an issuer; null when there is none */
export async function findPartner(db: Db, issuer: string): Promise<Partner | null> {
  const [partner] = await db.select().from(partners).where(eq(partners.issuer, issuer))
  return partner ?? null
}

/** Remembers that an assertion was used. @returns false when it was used before */
export async function useAssertion(
  db: Db,
  assertion: { readonly partnerId: number; readonly assertionId: string; readonly expiresAt: Date },
): Promise<boolean> {
  const used = await db
    .insert(partnerAssertions)
    .values(assertion)
    .onConflictDoNothing()
    .returning({ id: partnerAssertions.assertionId })
  return used.length > 0
}
