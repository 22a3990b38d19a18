import { escapeHtml } from '../../base/escape-html.js'

/** XML that the store wrote: all text in it is escaped. */
export class Xml {
  readonly #text: string

  /** @param text the text that {@link element} wrote, now or before it was stored */
  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** The content of an element: elements, text, and null for nothing. */
export type XmlContent = Xml | string | number | null | readonly XmlContent[]

/** The attributes of an element; the undefined ones are not written. */
export type XmlAttributes = Readonly<Record<string, string | number | undefined>>

function written(content: XmlContent): string {
  if (content === null) return ''
  if (content instanceof Xml) return content.toString()
  return typeof content === 'object' ? content.map(written).join('') : escapeHtml(String(content))
}

/**
 * Writes an element.
 * @param content elements in their order, and text, which is escaped
 * @example element('Name', { 'xml:lang': 'en-US' }, 'Smith & Sons')
 */
export function element(name: string, attributes: XmlAttributes, ...content: readonly XmlContent[]): Xml {
  const parts = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(String(value))}"`],
  )
  const inside = written(content)
  const start = `${name}${parts.join('')}`
  return new Xml(inside === '' ? `<${start}/>` : `<${start}>${inside}</${name}>`)
}

/**
 * Writes an element for people: its text is in English.
 * @example words('Description', 'Gauze Pad')
 */
export function words(name: string, text: string): Xml {
  return element(name, { 'xml:lang': 'en-US' }, text)
}

/**
 * Writes an amount.
 * @param dollars such as `17.34`
 * @example element('Total', {}, money('17.34'))
 */
export function money(dollars: string): Xml {
  return element('Money', { currency: 'USD' }, dollars)
}
