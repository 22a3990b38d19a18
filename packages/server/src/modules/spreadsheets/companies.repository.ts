import { sql } from 'drizzle-orm'
import { type Db, namedQuery } from '../../db/client.js'
import { accounts } from '../../db/schema/index.js'
import { centsOf, listPriceLevel } from './columns.js'
import type { Cells, ImportServices, SheetRow } from './spreadsheet.types.js'

/** The days on which companies can take deliveries, from Monday. */
export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const

/** How often companies can get a statement. */
export const statementFrequencies = ['weekly', 'monthly', 'quarterly', 'never'] as const

const lockQuery = namedQuery(
  'import-lock-companies',
  'SELECT id FROM accounts WHERE account_no = ANY ($1::text[]) ORDER BY id FOR NO KEY UPDATE',
)

/** Locks companies until the transaction ends: their administrators and orders change them, too. */
export async function lockCompanies(tx: Db, numbers: readonly string[]): Promise<void> {
  await lockQuery.all(tx, [numbers])
}

const namedCompaniesQuery = namedQuery<{ id: number; number: string; hasParent: boolean }>(
  'import-named-companies',
  `SELECT id, account_no AS number, parent_id IS NOT NULL AS "hasParent" FROM accounts WHERE account_no = ANY ($1::text[])`,
)

/** A company that a file names. */
interface NamedCompany {
  readonly id: number
  readonly hasParent: boolean
}

/** The companies of the store among some account numbers, by number. */
export async function findNamedCompanies(
  tx: Db,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NamedCompany>> {
  const rows = await namedCompaniesQuery.all(tx, [[...new Set(numbers)]])
  return new Map(rows.map(({ number, ...company }) => [number, company]))
}

const levelsQuery = namedQuery<{ level: string }>('import-price-levels', 'SELECT DISTINCT level FROM item_prices')

/** Tells the operator about price levels without prices: mistyped levels, or levels whose prices come later. */
async function notePriceLevels(tx: Db, rows: readonly SheetRow[], { note }: Pick<ImportServices, 'note'>) {
  const known = new Set([listPriceLevel, ...(await levelsQuery.all(tx, [])).map(({ level }) => level)])
  for (const level of new Set(rows.map(({ cells }) => cells['price level'] ?? ''))) {
    if (!known.has(level)) note({ code: 'levelWithoutPrices', level })
  }
}

function valuesOf(cells: Cells, parentId: number | null): typeof accounts.$inferInsert {
  const { terms = '', phone = '', statements } = cells
  const fee = cells['fee percent'] ?? ''
  const deliveryDays = cells['delivery days'] ?? ''
  return {
    accountNo: cells.number ?? '',
    accountName: cells.name ?? '',
    parentId,
    industry: cells.industry ?? '',
    phone: phone || null,
    priceLevel: cells['price level'] ?? '',
    rxLevels: (cells['rx levels'] ?? '1').split(' '),
    hasTerms: terms !== '',
    terms: terms || null,
    termsDays: terms === '' ? null : Number(/\d+$/.exec(terms)?.[0] ?? 0),
    creditLimitCents: centsOf(cells['credit limit'] ?? '') ?? 0,
    taxExempt: cells['tax exempt'] === 'yes',
    convenienceFee: fee !== '',
    convenienceFeePercent: fee || '0',
    deliveryDays: weekdays.flatMap((day, place) => (deliveryDays.includes(day) ? [place + 1] : [])),
    statementFrequency: statementFrequencies.find((frequency) => frequency === statements) ?? 'monthly',
    active: cells.active === 'yes',
  }
}

const changes = {
  accountName: sql`excluded.account_name`,
  parentId: sql`excluded.parent_id`,
  industry: sql`excluded.industry`,
  phone: sql`excluded.phone`,
  priceLevel: sql`excluded.price_level`,
  rxLevels: sql`excluded.rx_levels`,
  hasTerms: sql`excluded.has_terms`,
  terms: sql`excluded.terms`,
  // Another program may have written terms that a file cannot hold.
  termsDays: sql`CASE WHEN excluded.terms = accounts.terms THEN accounts.terms_days ELSE excluded.terms_days END`,
  creditLimitCents: sql`excluded.credit_limit_cents`,
  taxExempt: sql`excluded.tax_exempt`,
  convenienceFee: sql`excluded.convenience_fee`,
  convenienceFeePercent: sql`excluded.convenience_fee_percent`,
  deliveryDays: sql`excluded.delivery_days`,
  statementFrequency: sql`excluded.statement_frequency`,
  active: sql`excluded.active`,
}

async function upsert(tx: Db, rows: readonly (typeof accounts.$inferInsert)[]) {
  if (rows.length === 0) return
  await tx
    .insert(accounts)
    .values([...rows])
    .onConflictDoUpdate({ target: accounts.accountNo, set: changes })
}

/** Writes new and changed companies. */
export async function writeCompanies(
  tx: Db,
  rows: readonly SheetRow[],
  services: Pick<ImportServices, 'note'>,
): Promise<void> {
  await notePriceLevels(tx, rows, services)
  const tops = rows.filter(({ cells }) => !cells.parent)
  await upsert(
    tx,
    tops.map(({ cells }) => valuesOf(cells, null)),
  )
  const parents = await findNamedCompanies(
    tx,
    rows.flatMap(({ cells }) => cells.parent || []),
  )
  // A parent whose own row has a mistake is not there, and then nothing is committed.
  const below = rows.flatMap(({ cells }) => {
    const parent = parents.get(cells.parent ?? '')
    return parent === undefined ? [] : [valuesOf(cells, parent.id)]
  })
  await upsert(tx, below)
  // The store numbers the accounts that it opens itself: it must not come to a number that a file has brought.
  await tx.execute(sql`
    SELECT setval('account_no_seq', latest) FROM (
      SELECT max(substring(account_no FROM '^G-([0-9]{1,9})$')::int) AS latest FROM accounts) numbers
    WHERE latest >= (SELECT last_value FROM account_no_seq)`)
}
