import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { sessionOver } from '../../http/session.js'
import { chargeTermsColumns, companyTermsColumns } from '../pricing/goods.sql.js'
import type { ChargeTerms } from '../pricing/goods.types.js'
import { taxJoin } from '../pricing/tax.sql.js'

/**
 * The data that tax on some items at one of the company's addresses depends on; without a destination when the company
 * has no such address.
 */
interface TaxTerms extends ChargeTerms {
  readonly items: { itemId: number; taxable: boolean }[]
}

const taxTermsQuery = namedQuery<TaxTerms>(
  'tax-terms',
  `SELECT ${chargeTermsColumns},
    (SELECT COALESCE(json_agg(json_build_object('itemId', i.id, 'taxable', i.taxable) ORDER BY i.id), '[]')
      FROM items i WHERE i.id = ANY($3::int[])) AS items
  FROM accounts a ${taxJoin('tax', 'd.account_id = a.id AND d.id = $2')}
  WHERE a.id = $1`,
)

function known<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw sessionOver()
  return row
}

/** Reads the data that the tax at one of the company's addresses depends on. */
export async function readTaxTerms(scope: Scope, addressId: number, itemIds: readonly number[]): Promise<TaxTerms> {
  return known(await taxTermsQuery.all(scope.db, [scope.accountId, addressId, itemIds]))
}

type FeeTerms = Pick<ChargeTerms, 'accountId' | 'isTaxExempt' | 'listedFeePercent'>

const feeTermsQuery = namedQuery<FeeTerms>('fee-terms', `SELECT ${companyTermsColumns} FROM accounts a WHERE a.id = $1`)

/** Reads the data that the company's convenience fee depends on. */
export async function readFeeTerms(scope: Scope): Promise<FeeTerms> {
  return known(await feeTermsQuery.all(scope.db, [scope.accountId]))
}
