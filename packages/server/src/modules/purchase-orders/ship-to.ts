import type { Address } from '@gauze/contract'
import { CxmlRefusal } from '../punchout/cxml-envelope.js'
import type { SentAddress } from './purchase-orders.types.js'

type KnownAddress = Pick<Address, 'id' | 'label' | 'line1' | 'line2' | 'zip'>

/** Words of streets that are written in several ways, as the postal service shortens them. */
const shortWords: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  boulevard: 'blvd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  parkway: 'pkwy',
  highway: 'hwy',
  suite: 'ste',
  floor: 'fl',
  building: 'bldg',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => shortWords[word] ?? word)
    .join(' ')
}

function isSameZip(sent: string, known: string) {
  return sent.trim().slice(0, 5) === known.slice(0, 5)
}

function hasId({ id, label }: KnownAddress, sent: string) {
  return String(id) === sent || (label !== '' && normal(label) === normal(sent))
}

/** Whether the streets of one address are those of the other; a second line may be missing where it was sent. */
function isSameStreet({ line1, line2 }: KnownAddress, streets: readonly string[]) {
  const known = [line1, line2].map(normal).filter((line) => line !== '')
  const sent = new Set(streets.map(normal))
  return known.every((line) => sent.has(line)) || normal(streets.join(' ')) === known.join(' ')
}

function inWords({ id, streets, city, zip }: SentAddress) {
  const place = [...streets, city, zip].filter((part) => part !== '').join(', ')
  const name = id === '' ? '' : `addressID '${id}'`
  return [name, place]
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, 200)
}

/**
 * Finds the address of a company that a purchase order means: by its number or name at the store, unless the postal code
 * contradicts, and otherwise by street and postal code.
 * @param addresses of the company
 * @throws CxmlRefusal when none matches, or several do
 * @example matchShipTo({ id: '', streets: ['1 Main Street'], city: 'Albany', zip: '12207' }, addresses).id
 */
export function matchShipTo<Known extends KnownAddress>(sent: SentAddress, addresses: readonly Known[]): Known {
  // A system may number its own addresses, so that a number means another address than at the store.
  const named = addresses.filter((one) => sent.id !== '' && hasId(one, sent.id))
  const [byId, ...others] = named.filter(({ zip }) => sent.zip === '' || isSameZip(sent.zip, zip))
  if (byId !== undefined && others.length === 0) return byId
  const [byStreet, ...more] = addresses.filter(
    (one) => sent.streets.length > 0 && isSameZip(sent.zip, one.zip) && isSameStreet(one, sent.streets),
  )
  if (byStreet === undefined) {
    throw new CxmlRefusal(
      400,
      `The ShipTo (${inWords(sent)}) is no address of the company at the store. Add it there, or send the addressID or the street and postal code of one that is.`,
    )
  }
  if (more.length === 0) return byStreet
  const names = [byStreet, ...more].map(({ id, label }) => `${id} (${label})`).join(', ')
  throw new CxmlRefusal(
    400,
    `The ShipTo (${inWords(sent)}) is several addresses of the company. Send one addressID of ${names}.`,
  )
}
