import { sql } from 'drizzle-orm'
import { type Db, namedQuery } from '../../db/client.js'
import { notForSale, priceColumn, priceSql, textColumn } from './columns.js'
import { type CellProblem, type Fault, problemOf } from './import-problems.js'
import type { Column, Sheet, SheetRow } from './spreadsheet.types.js'

const unitColumn: Column = {
  name: 'unit',
  empty: '',
  read: (text) => (/^[\p{L}\d]{1,10}$/u.test(text) ? text : problemOf('noUnitCode', {})),
}

const baseUnit = `COALESCE((SELECT u.unit_name FROM item_units u WHERE u.item_id = i.id
  ORDER BY u.base_unit DESC, u.position, u.id LIMIT 1), '')`

/**
 * Selects prices as cells.
 * @param companies SQL of the rows `p` of companies `a` and items `i`
 * @param levels SQL of the rows `p` of levels and items `i`
 */
function pricesSql(companies: string, levels: string): string {
  return `SELECT a.account_no AS company, '' AS level, i.item_name AS item, ${baseUnit} AS unit, ${priceSql('p.price')} AS price
  FROM ${companies}
  UNION ALL
  SELECT '', p.level, i.item_name, ${baseUnit}, COALESCE(${priceSql('p.price')}, '${notForSale}')
  FROM ${levels}`
}

const select = pricesSql(
  'account_item_prices p JOIN accounts a ON a.id = p.account_id JOIN items i ON i.id = p.item_id',
  'item_prices p JOIN items i ON i.id = p.item_id',
)

/** Joined by hand, because PostgreSQL would read all prices for each portion of a file. */
const selectNamed = pricesSql(
  `named JOIN accounts a ON a.account_no = named.company JOIN items i ON i.item_name = named.item
    JOIN account_item_prices p ON p.account_id = a.id AND p.item_id = i.id WHERE named.level = ''`,
  `named JOIN items i ON i.item_name = named.item
    JOIN item_prices p ON p.item_id = i.id AND p.level = named.level WHERE named.company = ''`,
)

/** An item or a company that a file of prices names. */
interface PricedRow {
  readonly name: string
  /** The code of the item's base unit; null for a company. */
  readonly unit: string | null
}

const pricedQuery = namedQuery<PricedRow>(
  'import-priced',
  `SELECT i.item_name AS name, ${baseUnit} AS unit FROM items i WHERE i.item_name = ANY ($1::text[])
  UNION ALL SELECT a.account_no, NULL FROM accounts a WHERE a.account_no = ANY ($2::text[])`,
)

async function readPriced(tx: Db, rows: readonly SheetRow[]) {
  const namesIn = (column: string) => [...new Set(rows.map(({ cells }) => cells[column] ?? ''))]
  const found = await pricedQuery.all(tx, [namesIn('item'), namesIn('company')])
  const units = new Map(found.flatMap(({ name, unit }) => (unit === null ? [] : [[name, unit] as const])))
  const companies = new Set(found.flatMap(({ name, unit }) => (unit === null ? [name] : [])))
  return { units, companies }
}

function faultsOf(
  { line, cells }: SheetRow,
  { units, companies }: Awaited<ReturnType<typeof readPriced>>,
): readonly Fault[] {
  const { company = '', level = '', item = '', unit = '', price = '' } = cells
  const fault = (column: string, text: string, problem: CellProblem): Fault => ({ line, column, text, problem })
  const base = units.get(item)
  return [
    ...(company === '' && level === '' ? [fault('company', '', problemOf('noBuyer', {}))] : []),
    ...(company !== '' && level !== '' ? [fault('level', level, problemOf('twoBuyers', {}))] : []),
    ...(company !== '' && !companies.has(company)
      ? [fault('company', company, problemOf('priceOfNoCompany', {}))]
      : []),
    ...(base === undefined ? [fault('item', item, problemOf('priceOfNoItem', {}))] : []),
    ...(base !== undefined && unit !== '' && unit !== base
      ? [fault('unit', unit, problemOf('otherUnit', { base }))]
      : []),
    ...(company !== '' && price === notForSale ? [fault('price', price, problemOf('companyPriceMissing', {}))] : []),
  ]
}

/** Prices of one base unit: prices of a company, and prices of the levels that companies buy at. */
export const pricesSheet: Sheet = {
  name: 'prices',
  key: ['company', 'level', 'item'],
  columns: [
    textColumn('company', 60, { empty: '' }),
    textColumn('level', 60, { empty: '' }),
    textColumn('item', 60),
    unitColumn,
    priceColumn('price'),
  ],
  select,
  selectNamed,
  order: 'company, level, item',
  check: async (tx, rows) => {
    const priced = await readPriced(tx, rows)
    return rows.flatMap((row) => faultsOf(row, priced))
  },
  write: async (tx, rows) => {
    const prices = JSON.stringify(rows.map(({ cells }) => cells))
    await tx.execute(sql`
      INSERT INTO account_item_prices (account_id, item_id, price)
      SELECT a.id, i.id, p.price::numeric FROM json_to_recordset(${prices}::json) AS p (company text, item text, price text)
      JOIN accounts a ON a.account_no = p.company JOIN items i ON i.item_name = p.item
      ON CONFLICT (account_id, item_id) DO UPDATE SET price = excluded.price`)
    await tx.execute(sql`
      INSERT INTO item_prices (item_id, level, price)
      SELECT i.id, p.level, NULLIF(p.price, ${notForSale})::numeric
      FROM json_to_recordset(${prices}::json) AS p (level text, item text, price text)
      JOIN items i ON i.item_name = p.item WHERE p.level <> ''
      ON CONFLICT (item_id, level) DO UPDATE SET price = excluded.price`)
  },
}
