import { formatDecimal, parseDecimal } from '@gauze/rules'
import {
  amountColumn,
  amountSql,
  choiceColumn,
  listPriceLevel,
  phoneColumn,
  textColumn,
  yesNoColumn,
  yesNoSql,
} from './columns.js'
import {
  findNamedCompanies,
  lockCompanies,
  statementFrequencies,
  weekdays,
  writeCompanies,
} from './companies.repository.js'
import { type CellProblem, type Fault, problemOf } from './import-problems.js'
import type { Column, Sheet, SheetRow } from './spreadsheet.types.js'

const termsColumn: Column = {
  name: 'terms',
  empty: '',
  read: (text) => {
    const days = /^net ([1-9]\d?)$/i.exec(text)?.[1]
    return days === undefined ? problemOf('noTerms', {}) : `Net ${days}`
  },
}

const rxLevelsColumn: Column = {
  name: 'rx levels',
  empty: '1',
  read: (text) => {
    if (!/^[1-5](?:[\s,;]+[1-5])*$/.test(text)) {
      return problemOf('noRxLevels', {})
    }
    return [...new Set(['1', ...text.split(/[\s,;]+/)])].toSorted().join(' ')
  },
}

const deliveryDaysColumn: Column = {
  name: 'delivery days',
  empty: '',
  read: (text) => {
    const words = text.split(/[\s,;]+/).map((word) => word.slice(0, 3).toLowerCase())
    const isSound = words.every((word) => weekdays.some((day) => day.toLowerCase() === word))
    if (!isSound) return problemOf('noDeliveryDays', {})
    return weekdays.filter((day) => words.includes(day.toLowerCase())).join(' ')
  },
}

const feeColumn: Column = {
  name: 'fee percent',
  empty: '',
  read: (text) => {
    const percent = text.replace(/\s*%$/, '')
    if (/^\d{1,2}(?:\.\d{1,4})?$/.test(percent)) return formatDecimal(parseDecimal(percent))
    return problemOf('noPercentage', {})
  },
}

const select = `SELECT a.account_no AS number, a.account_name AS name, COALESCE(above.account_no, '') AS parent, a.industry,
    COALESCE(a.phone, '') AS phone, a.price_level AS "price level", array_to_string(a.rx_levels, ' ') AS "rx levels",
    CASE WHEN a.has_terms THEN COALESCE(a.terms, '') ELSE '' END AS terms,
    CASE WHEN a.has_terms THEN ${amountSql('a.credit_limit_cents')} ELSE '' END AS "credit limit",
    ${yesNoSql('a.tax_exempt')} AS "tax exempt",
    CASE WHEN a.convenience_fee THEN trim_scale(a.convenience_fee_percent)::text ELSE '' END AS "fee percent",
    COALESCE((SELECT string_agg((ARRAY['${weekdays.join("','")}'])[day], ' ' ORDER BY day)
      FROM unnest(a.delivery_days) AS day), '') AS "delivery days",
    a.statement_frequency AS statements, ${yesNoSql('a.active')} AS active
  FROM accounts a LEFT JOIN accounts above ON above.id = a.parent_id`

/** @param isTop whether a company may have other companies below it */
function faultsOf({ line, cells, current }: SheetRow, isTop: (number: string) => boolean): Fault[] {
  const { number = '', parent = '', terms = '' } = cells
  const limit = cells['credit limit'] ?? ''
  const fault = (column: string, text: string, problem: CellProblem): Fault => ({ line, column, text, problem })
  const changes = (column: string) => current?.[column] !== cells[column]
  return [
    ...(parent !== '' && changes('parent') && (parent === number || !isTop(parent))
      ? [fault('parent', parent, problemOf('parentNotCompany', {}))]
      : []),
    ...(terms !== '' && limit === '' ? [fault('credit limit', '', problemOf('termsNeedLimit', {}))] : []),
    ...(terms === '' && limit !== '' ? [fault('credit limit', limit, problemOf('limitNeedsTerms', {}))] : []),
  ]
}

const columns: readonly Column[] = [
  textColumn('number', 40),
  textColumn('name', 120),
  textColumn('parent', 40, { empty: '' }),
  textColumn('industry', 60, { empty: 'general' }),
  phoneColumn('phone'),
  textColumn('price level', 60, { empty: listPriceLevel }),
  rxLevelsColumn,
  termsColumn,
  amountColumn('credit limit', { empty: '' }),
  yesNoColumn('tax exempt', 'no'),
  feeColumn,
  deliveryDaysColumn,
  choiceColumn('statements', statementFrequencies, { empty: 'monthly' }),
  yesNoColumn('active', 'yes'),
]

/** Companies that buy, with their price level, terms and limit; balances follow from their invoices. */
export const companiesSheet: Sheet = {
  name: 'companies',
  key: ['number'],
  columns,
  select,
  order: 'above.account_no IS NOT NULL, a.account_no',
  lock: (tx, keys) =>
    lockCompanies(
      tx,
      keys.map(({ number = '' }) => number),
    ),
  check: async (tx, rows, isInFile) => {
    const parents = await findNamedCompanies(
      tx,
      rows.flatMap(({ cells }) => cells.parent || []),
    )
    const isTop = (number: string) => {
      const own = rows.find(({ cells }) => cells.number === number)
      if (own !== undefined) return own.cells.parent === ''
      const parent = parents.get(number)
      return parent === undefined ? isInFile(number) : !parent.hasParent
    }
    return rows.flatMap((row) => faultsOf(row, isTop))
  },
  write: writeCompanies,
}
