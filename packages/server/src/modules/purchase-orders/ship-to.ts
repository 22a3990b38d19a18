import { type AddressFields, stateCode } from '@gauze/rules/address'
import { addressText } from '../addresses/address-text.js'
import { CxmlRefusal } from '../cxml/envelope.js'
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

/** The addresses of an addressID: the address with that number, otherwise the addresses with that name. */
function namedBy(sent: string, places: readonly KnownPlace[]): KnownPlace[] {
  const numbered = places.filter(({ id }) => String(id) === sent)
  // A number is unique, because no user chooses it; a user who adds an address chooses its name.
  if (numbered.length > 0) return numbered
  return places.filter(({ label }) => normal(label) !== '' && normal(label) === normal(sent))
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

/**
 * Whether street lines fit an address: one is its first line, and each other line is a line or a name of the address.
 */
function fitsStreet(place: KnownPlace, streets: readonly string[]) {
  const { label, attention, company, line2 } = place
  const { lines, hasFirst } = sentLines(place, streets)
  const ownWords = new Set([line2, label, attention, company].map(normal))
  return hasFirst && lines.every((line) => ownWords.has(line))
}

/** Whether a name belongs to another address, and not to this address. */
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

/** The addresses that a document names by number or name; otherwise the addresses with its street and postal code. */
function candidates(sent: SentAddress, places: readonly KnownPlace[]): KnownPlace[] {
  const named = namedBy(sent.id, places)
  if (named.length > 0) return named
  return places.filter(
    (place) =>
      isSameZip(sent.zip, place.zip) &&
      fitsStreet(place, sent.streets) &&
      (place.line2 === '' || sentLines(place, sent.streets).hasSecond),
  )
}

/** An address with a number or a name alone would be followed to wherever it was moved after the buyer saw it. */
function requirePlace(element: string, sent: SentAddress) {
  const missing = [...(sent.streets.length > 0 ? [] : ['Street']), ...(sent.zip !== '' ? [] : ['PostalCode'])]
  if (missing.length === 0) return
  throw new CxmlRefusal(
    400,
    `The ${element} (${sentInWords(sent)}) has no ${missing.join(' and no ')}. The store compares the whole place, because an address with the same addressID or name may have moved. Send the Street and the PostalCode of the address, with or without its addressID.`,
  )
}

/** The addresses of the first line and the postal code of a document, in words; empty if there are none. */
function nearInWords(sent: SentAddress, places: readonly KnownPlace[]) {
  const near = places.filter((place) => isSameZip(sent.zip, place.zip) && sentLines(place, sent.streets).hasFirst)
  if (near.length === 0) return ''
  return ` The store knows ${near.slice(0, 3).map(knownInWords).join(' and ')}.`
}

/** How to send words about a place that are no line of its address. */
function lineRemedy(element: 'ShipTo' | 'BillTo') {
  return element === 'ShipTo' ? ' Send a department or a person as DeliverTo, which the notes of the order keep.' : ''
}

function requireHomeCountry(element: string, sent: SentAddress) {
  if (sent.country === '' || homeCountries.has(normal(sent.country))) return
  throw new CxmlRefusal(
    400,
    `The ${element} (${sentInWords(sent)}) is in the country '${sent.country.slice(0, 40)}'. The store ships within the United States: send an address there, with the Country US.`,
  )
}

/**
 * Finds the address that a purchase order means: by its number or name at the store, otherwise by street and postal
 * code. A document must have both, and every part of its address must equal the address at the store.
 * @param element that has the address in the document
 * @param places that the order may name
 * @throws CxmlRefusal with the texts of the document and of the store when none fits, or several do
 * @example matchPlace('ShipTo', { ...sent, streets: ['1 Main Street'], zip: '12207' }, places).id
 */
export function matchPlace(element: 'ShipTo' | 'BillTo', sent: SentAddress, places: readonly KnownPlace[]): KnownPlace {
  requireHomeCountry(element, sent)
  requirePlace(element, sent)
  const found = candidates(sent, places).map((place) => ({ place, parts: differences(sent, place, places) }))
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
  const [other] = found
  if (other === undefined) {
    const near = nearInWords(sent, places)
    throw new CxmlRefusal(
      400,
      `${words} is no address of the company at the store.${near} Add it there as an address that the company shares, or send the street and postal code of one that is.${near === '' ? '' : lineRemedy(element)}`,
    )
  }
  throw new CxmlRefusal(
    400,
    `${words} names the address ${knownInWords(other.place)} of the store, but has another ${other.parts.join(' and ')}. Send the place as the store knows it, send another one, or have the company change the address at the store.${other.parts.includes('street') ? lineRemedy(element) : ''}`,
  )
}
