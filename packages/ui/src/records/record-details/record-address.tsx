import type { SalesOrderDetails } from '@gauze/contract'
import { addressLines } from '../../addresses/address-picker/index.js'

/**
 * An address as it was when the record was made.
 *
 * @example <RecordAddress address={order.shipAddress} />
 */
export function RecordAddress({
  address,
}: {
  /** The address, as the record has it. */
  address: SalesOrderDetails['shipAddress']
}) {
  return (
    <>
      <b>{address.label}</b>
      {addressLines(address).map((line) => (
        <span key={line} data-slot="line">
          {line}
        </span>
      ))}
    </>
  )
}
