import { escapeHtml } from '../../base/escape-html.js'

/** A place as a pretended buyer writes it. */
export interface WrittenPlace {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/**
 * Reads a place of one line.
 * @returns null if it is none
 * @example placeOf('1 Main Street, Albany, NY 12207')?.zip // '12207'
 */
export function placeOf(text: string): WrittenPlace | null {
  const [, street, city, state, zip] =
    /^(.*\S), *([^,]*[^\s,]), *([A-Za-z]{2}) +(\d{5}(?:-\d{4})?)$/.exec(text.trim()) ?? []
  if (street === undefined || city === undefined || state === undefined || zip === undefined) return null
  return { street, city, state, zip }
}

function postalAddress({ street, city, state, zip }: WrittenPlace) {
  return `<PostalAddress><Street>${escapeHtml(street)}</Street><City>${escapeHtml(city)}</City><State>${escapeHtml(state)}</State>\
<PostalCode>${escapeHtml(zip)}</PostalCode><Country isoCountryCode="US">United States</Country></PostalAddress>`
}

/**
 * A ShipTo element.
 * @param id the addressID
 * @param place null for an addressID alone
 * @example shipToElement('Receiving', placeOf('1 Main Street, Albany, NY 12207'))
 */
export function shipToElement(id: string, place: WrittenPlace | null): string {
  const name = `<Name xml:lang="en-US">${escapeHtml(id)}</Name>`
  return `<ShipTo><Address addressID="${escapeHtml(id)}">${name}${place === null ? '' : postalAddress(place)}</Address></ShipTo>`
}
