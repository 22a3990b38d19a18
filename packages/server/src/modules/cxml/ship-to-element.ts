import { element, words, type Xml } from './write-xml.js'

/** A place as a pretended buyer writes it. */
export interface WrittenPlace {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/**
 * Reads a place of one line.
 * @returns null if the text is no such place
 * @example placeOf('1 Main Street, Albany, NY 12207')?.zip // '12207'
 */
export function placeOf(text: string): WrittenPlace | null {
  const [, street, city, state, zip] =
    /^(.*\S), *([^,]*[^\s,]), *([A-Za-z]{2}) +(\d{5}(?:-\d{4})?)$/.exec(text.trim()) ?? []
  if (street === undefined || city === undefined || state === undefined || zip === undefined) return null
  return { street, city, state, zip }
}

function postalAddress({ street, city, state, zip }: WrittenPlace): Xml {
  return element(
    'PostalAddress',
    {},
    element('Street', {}, street),
    element('City', {}, city),
    element('State', {}, state),
    element('PostalCode', {}, zip),
    element('Country', { isoCountryCode: 'US' }, 'United States'),
  )
}

/**
 * A ShipTo element.
 * @param id the addressID
 * @param place null for an addressID alone
 * @example shipToElement('Receiving', placeOf('1 Main Street, Albany, NY 12207'))
 */
export function shipToElement(id: string, place: WrittenPlace | null): Xml {
  const postal = place === null ? null : postalAddress(place)
  return element('ShipTo', {}, element('Address', { addressID: id }, words('Name', id), postal))
}
