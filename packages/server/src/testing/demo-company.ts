import type { Db } from '../db/client.js'
import { accounts, users } from '../db/schema/index.js'
import { hashPassword } from '../modules/credentials/password.js'

/** The sign-in of platform tests, which do not need the whole demo data. */
export const testPassword = 'a password of the tests'

type NewUser = Partial<typeof users.$inferInsert> & { username: string }

/**
 * Creates a company with one user.
 * @returns their ids
 */
export async function addCompany(db: Db, user: NewUser, account: Partial<typeof accounts.$inferInsert> = {}) {
  const [company] = await db
    .insert(accounts)
    .values({ accountNo: `A-${user.username}`, accountName: `Company of ${user.username}`, ...account })
    .returning({ id: accounts.id })
  if (company === undefined) throw new Error('The company was not made')
  const [person] = await db
    .insert(users)
    .values({
      accountId: company.id,
      email: user.username,
      firstName: 'Test',
      lastName: 'Person',
      passwordHash: await hashPassword(testPassword),
      isPriceVisible: true,
      ...user,
    })
    .returning({ id: users.id })
  if (person === undefined) throw new Error('The user was not made')
  return { accountId: company.id, userId: person.id }
}
