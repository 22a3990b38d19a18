import { formatDecimal, multiplyDecimals, parseDecimal } from '@gauze/rules'
import type { BuyerClaim, ReturnedLine, SentLine, Visit } from './punchout.types.js'
import { unitCode } from './unit-code.js'

/** Decimal places of a price in OCI. */
const pricePlaces = 3

/** A call of an OCI catalog: who asks, and for what. */
export interface OciEntry {
  /** `validate` wants the present price of one product, at once and without a person. */
  readonly wanted: 'visit' | 'validate' | 'backgroundSearch'
  readonly claim: BuyerClaim
  readonly visit: Visit
}

/** EXT_PRODUCT_ID of an earlier cart comes back as the product: the item with its unit. */
function productOf(fields: URLSearchParams) {
  const [item = '', unit = ''] = (fields.get('PRODUCTID') ?? '').split('/')
  return { item, unit }
}

function functionOf(fields: URLSearchParams): string {
  return (fields.get('FUNCTION') ?? '').toUpperCase()
}

function startPathOf(fields: URLSearchParams): string {
  const { item, unit } = productOf(fields)
  const words = fields.get('SEARCHSTRING') ?? ''
  const wanted = functionOf(fields)
  const uom = unit === '' ? '' : `?uom=${encodeURIComponent(unit)}`
  if (wanted === 'DETAIL' && item !== '') return `/product/${encodeURIComponent(item)}${uom}`
  if (wanted === 'SOURCING' && words !== '') return `/products/1?search=${encodeURIComponent(words)}`
  return '/shop'
}

/** The parameters that an SAP system wants back as it sent them. */
const echoed = ['~OkCode', '~TARGET', '~CALLER']

function validatedLines(fields: URLSearchParams): SentLine[] {
  const { item: number, unit } = productOf(fields)
  const quantity = Math.floor(Number(fields.get('QUANTITY') ?? '1'))
  return number === '' ? [] : [{ number, unit, quantity: Math.min(Math.max(quantity || 1, 1), 1_000_000) }]
}

const wantedBy: Readonly<Record<string, OciEntry['wanted']>> = {
  VALIDATE: 'validate',
  BACKGROUND_SEARCH: 'backgroundSearch',
}

/** Reads the parameters with which a procurement system opens the store. */
export function readEntry(fields: URLSearchParams): OciEntry {
  const wanted = wantedBy[functionOf(fields)] ?? 'visit'
  return {
    wanted,
    claim: { domain: '', identity: fields.get('USERNAME') ?? '', secret: fields.get('PASSWORD') ?? '' },
    visit: {
      operation: 'create',
      buyerCookie: '',
      returnUrl: fields.get('HOOK_URL') ?? '',
      ...{ firstName: '', lastName: '', email: '' },
      lines: wanted === 'validate' ? validatedLines(fields) : [],
      startPath: startPathOf(fields),
      echo: Object.fromEntries(
        echoed.flatMap((name) => {
          const value = fields.get(name)
          return value === null ? [] : [[name, value.slice(0, 200)]]
        }),
      ),
    },
  }
}

/** A price with at most three decimal places, and the number of units that it is for. */
function priceOf(unitPrice: string) {
  const { scale } = parseDecimal(unitPrice)
  const priceUnit = 10 ** Math.max(0, scale - pricePlaces)
  return { price: formatDecimal(parseDecimal(formatDecimal(multiplyDecimals(unitPrice, priceUnit)))), priceUnit }
}

function fieldsOfLine(line: ReturnedLine, index: number): [string, string][] {
  const { itemId, unitId, quantity, description, unitLabel, conversionRate, unitPrice, manufacturer, mpn } = line
  const { price, priceUnit } = priceOf(unitPrice)
  const number = index + 1
  const fields: Record<string, string> = {
    DESCRIPTION: description.slice(0, 40),
    QUANTITY: String(quantity),
    UNIT: unitCode(unitLabel, conversionRate),
    PRICE: price,
    CURRENCY: 'USD',
    PRICEUNIT: String(priceUnit),
    VENDORMAT: String(itemId),
    MANUFACTMAT: mpn.slice(0, 40),
    EXT_PRODUCT_ID: `${itemId}/${unitId}`,
    SERVICE: '',
  }
  const long = `${description}, ${unitLabel}${manufacturer === '' ? '' : `, ${manufacturer}`}`
  return [
    ...Object.entries(fields).map(([name, value]): [string, string] => [`NEW_ITEM-${name}[${number}]`, value]),
    [`NEW_ITEM-LONGTEXT_${number}:132[]`, long],
  ]
}

/**
 * The fields of the form that returns a cart by OCI, numbered from 1.
 *
 * @example ociFields(lines, {})['NEW_ITEM-UNIT[1]'] // 'BX'
 */
export function ociFields(lines: readonly ReturnedLine[], echo: Readonly<Record<string, string>>) {
  return { ...echo, ...Object.fromEntries(lines.flatMap(fieldsOfLine)) }
}
