import { type AddressFields, stateCode } from '@gauze/rules/address'
import { addressText } from '../account/address-text.js'
import { CxmlRefusal } from '../punchout/cxml-envelope.js'
import type { SentAddress } from './purchase-orders.types.js'

/** An address that an order of the person may name: the company shares it, or the person added it. */
export interface KnownPlace
  extends Pick<AddressFields, 'label' | 'attention' | 'line1' | 'line2' | 'city' | 'state' | 'zip'> {
  readonly id: number
  readonly isDefaultBilling: boolean
  /** The name of the company. */
  readonly company: string
}

/** Words of addresses that are written in several ways, as the postal service shortens them. */
const shortWords: Readonly<Record<string, string>> = {
  street: 'st',
  saint: 'st',
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
  fort: 'ft',
  mount: 'mt',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
}

const homeCountries = new Set(['us', 'usa', 'united states', 'united states of america', 'u s', 'u s a'])

function normal(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => shortWords[word] ?? word)
    .join(' ')
}

function isSameZip(sent: string, known: string) {
  return sent.slice(0, 5) === known.slice(0, 5)
}

function isSameState(sent: string, known: string) {
  return normal(sent) === normal(known) || (stateCode(sent) !== '' && stateCode(sent) === stateCode(known))
}

function hasId({ id, label }: KnownPlace, sent: string) {
  return String(id) === sent || (normal(label) !== '' && normal(label) === normal(sent))
}

/** Which lines of the street of an address were sent. */
function sentLines({ line1, line2 }: KnownPlace, streets: readonly string[]) {
  const whole = normal(`${line1} ${line2}`)
  const lines = streets.map(normal).filter((line) => line !== '')
  if (lines.join(' ') === whole) return { lines: [], hasFirst: true, hasSecond: true }
  const at = lines.findIndex((line) => line === normal(line1) || line === whole)
  const others = lines.filter((_line, index) => index !== at)
  return { lines: others, hasFirst: at >= 0, hasSecond: lines[at] === whole || others.includes(normal(line2)) }
}

/** Whether streets may be those of an address: its first line is there, and the other ones say nothing else. */
function fitsStreet(place: KnownPlace, streets: readonly string[]) {
  const { label, attention, company, line2 } = place
  const { lines, hasFirst } = sentLines(place, streets)
  const ownWords = new Set([line2, label, attention, company].map(normal))
  // A department needs no line of its own at the store, and a number is a place.
  const isOwn = (line: string) => ownWords.has(line) || (line2 === '' && !/\p{N}/u.test(line))
  return hasFirst && lines.every(isOwn)
}

/** Whether a name is the one of another address, and none of this one. */
function isOtherName(name: string, place: KnownPlace, places: readonly KnownPlace[]) {
  const sent = normal(name)
  const own = [place.label, place.attention, place.company].map(normal)
  if (sent === '' || own.includes(sent)) return false
  return places.some(({ label }) => normal(label) === sent)
}

/** The parts of an address that were sent and are different at the store. */
function differences(sent: SentAddress, place: KnownPlace, places: readonly KnownPlace[]): string[] {
  const { name, streets, city, state, zip } = sent
  const differs: readonly (readonly [string, boolean])[] = [
    ['postal code', zip !== '' && !isSameZip(zip, place.zip)],
    ['city', city !== '' && normal(city) !== normal(place.city)],
    ['state', state !== '' && !isSameState(state, place.state)],
    ['street', streets.length > 0 && !fitsStreet(place, streets)],
    ['name', isOtherName(name, place, places)],
  ]
  return differs.flatMap(([part, is]) => (is ? [part] : []))
}

function sentInWords({ id, name, streets, city, state, zip }: SentAddress) {
  return [id === '' ? '' : `addressID '${id}'`, name, ...streets, city, state, zip]
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, 300)
}

function knownInWords(place: KnownPlace) {
  return `${place.id} (${addressText(place)})`
}

/** The addresses that a document names by number or name; otherwise those with its street and postal code. */
function candidates(element: string, sent: SentAddress, places: readonly KnownPlace[]): KnownPlace[] {
  const named = places.filter((place) => sent.id !== '' && hasId(place, sent.id))
  if (named.length > 0 || sent.streets.length === 0) return named
  if (sent.zip === '') {
    throw new CxmlRefusal(
      400,
      `The ${element} (${sentInWords(sent)}) has no addressID that the store knows, and no PostalCode. Send it with the street.`,
    )
  }
  return places.filter(
    (place) =>
      isSameZip(sent.zip, place.zip) &&
      fitsStreet(place, sent.streets) &&
      (place.line2 === '' || sentLines(place, sent.streets).hasSecond),
  )
}

function requireHomeCountry(element: string, sent: SentAddress) {
  if (sent.country === '' || homeCountries.has(normal(sent.country))) return
  throw new CxmlRefusal(
    400,
    `The ${element} (${sentInWords(sent)}) is in the country '${sent.country.slice(0, 40)}'. The store ships within the United States: send an address there, with the Country US.`,
  )
}

/**
 * Finds the address that a purchase order means: by its number or name at the store, otherwise by street and postal code.
 * Nothing else that the document says about it may be different at the store.
 * @param element that has the address in the document
 * @param places that the order may name
 * @throws CxmlRefusal with the texts of the document and of the store when none fits, or several do
 * @example matchPlace('ShipTo', { ...sent, streets: ['1 Main Street'], zip: '12207' }, places).id
 */
export function matchPlace(element: 'ShipTo' | 'BillTo', sent: SentAddress, places: readonly KnownPlace[]): KnownPlace {
  requireHomeCountry(element, sent)
  const found = candidates(element, sent, places).map((place) => ({ place, parts: differences(sent, place, places) }))
  const [fitting, ...others] = found.filter(({ parts }) => parts.length === 0)
  const words = `The ${element} (${sentInWords(sent)})`
  if (fitting !== undefined && others.length === 0) return fitting.place
  if (fitting !== undefined) {
    const all = [fitting, ...others].map(({ place }) => knownInWords(place)).join(' and ')
    throw new CxmlRefusal(
      400,
      `${words} is several addresses of the company: ${all}. Send the addressID of one with its street and postal code.`,
    )
  }
  const [near] = found
  if (near === undefined) {
    throw new CxmlRefusal(
      400,
      `${words} is no address of the company at the store. Add it there as an address that the company shares, or send the addressID or the street and postal code of one that is.`,
    )
  }
  throw new CxmlRefusal(
    400,
    `${words} names the address ${knownInWords(near.place)} of the store, but has another ${near.parts.join(' and ')}. Send the place as the store knows it, send the addressID of another one, or have the company change the address at the store.`,
  )
}
