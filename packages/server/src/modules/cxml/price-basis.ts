import { unitCode } from './unit-code.js'
import { element, words, type Xml } from './write-xml.js'

/** A unit that has a price, and the base unit of its item. */
export interface PricedUnit {
  /** The unit in words, such as 'Box of 100'. */
  readonly unitLabel: string
  /** Base units in one unit. */
  readonly conversionRate: number
  /** The base unit in words; empty if the item has none. */
  readonly baseUnitLabel: string
}

/**
 * The PriceBasisQuantity element beside the price of one unit, with the number of base units in it. The price is for as
 * many base units as the unit contains, so `quantity` equals `conversionFactor`: a reader that multiplies by their ratio
 * comes to the same line total as a reader that ignores the element.
 *
 * @returns null for a unit that is one base unit
 * @example priceBasis({ unitLabel: 'Box of 100', conversionRate: 100, baseUnitLabel: 'Each' }) // quantity="100", EA
 */
export function priceBasis({ unitLabel, conversionRate, baseUnitLabel }: PricedUnit): Xml | null {
  if (conversionRate === 1) return null
  const base = unitCode(baseUnitLabel, 1)
  const unit = unitCode(unitLabel, conversionRate)
  return element(
    'PriceBasisQuantity',
    { quantity: conversionRate, conversionFactor: conversionRate },
    element('UnitOfMeasure', {}, base),
    words('Description', `1 ${unit} is ${conversionRate} ${base}. The price is for 1 ${unitLabel}.`),
  )
}
