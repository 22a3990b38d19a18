import type { OfferedAddress } from '@gauze/contract'
import { namedQuery } from '../../db/client.js'
import type { Scope } from '../../db/scope.js'
import { licensesJson, reviewsJson } from '../licenses/licenses.sql.js'
import { isoInstant } from '../records/instant.sql.js'
import { addressRightsSql, isSharedSql, mayChangeSql } from './address-rights.sql.js'

/** The company's addresses, the rights of the user on them, and the Rx levels of the items in the user's cart. */
interface AddressBook {
  readonly addresses: Omit<OfferedAddress, 'offeredForCart' | 'withheldReason'>[]
  readonly mayAdd: boolean
  readonly mayChangeShared: boolean
  readonly cartRxLevels: string[]
}

/** An address `d` as JSON in the shape of the contract. */
export const addressJson = `json_build_object('id', d.id, 'label', d.label, 'attention', d.attention, 'line1', d.line1,
  'line2', d.line2, 'city', d.city, 'state', d.state, 'zip', d.zip, 'phone', d.phone,
  'isDefaultShipping', d.default_shipping, 'isDefaultBilling', d.default_billing,
  'controlledSubstance', (
    SELECT COALESCE(json_agg(json_build_object('rxLevel', n.rx_level, 'licenceNumber', n.licence_no,
      'expiration', n.expires_on) ORDER BY n.rx_level), '[]')
    FROM address_licences n WHERE n.address_id = d.id),
  'licensesInReview', ${reviewsJson('d.id')})`

/** SQL of the revision of an address `d`, which changes with the fields that people enter. */
export const addressRevisionSql = `md5(jsonb_build_array(d.label, d.attention, d.line1, d.line2, d.city, d.state, d.zip,
  d.phone)::text)`

/** The same with licenses as administrators maintain them. */
const bookAddressJson = `(${addressJson})::jsonb || jsonb_build_object('controlledSubstance', ${licensesJson('d.id')})`

const addressBookQuery = namedQuery<AddressBook>(
  'address-book',
  `WITH r AS MATERIALIZED (${addressRightsSql})
  SELECT r.manages AS "mayChangeShared", r.manages OR r."mayOrder" AS "mayAdd",
    (SELECT COALESCE(json_agg(${bookAddressJson} || jsonb_build_object('isShared', ${isSharedSql}, 'mayChange', ${mayChangeSql},
        'changedBy', e.first_name || ' ' || e.last_name, 'changedOn', ${isoInstant('d.changed_at')},
        'revision', ${addressRevisionSql})
        ORDER BY d.default_shipping DESC, d.label, d.id), '[]')
      FROM addresses d LEFT JOIN users e ON e.id = d.changed_by
      WHERE d.account_id = $1 AND NOT d.deleted) AS addresses,
    (SELECT COALESCE(json_agg(DISTINCT i.rx_level), '[]')
      FROM carts c JOIN cart_lines l ON l.cart_id = c.id JOIN items i ON i.id = l.item_id
      WHERE c.account_id = $1 AND c.user_id = $2) AS "cartRxLevels"
  FROM r`,
)

/** Reads the addresses in one statement; the default shipping address comes first. */
export async function readAddressBook(scope: Scope): Promise<AddressBook> {
  const [row] = await addressBookQuery.all(scope.db, [scope.accountId, scope.userId])
  return row ?? { addresses: [], mayAdd: false, mayChangeShared: false, cartRxLevels: [] }
}
