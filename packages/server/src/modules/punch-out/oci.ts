import {
  formatDecimal,
  isValidQuantity,
  MAX_QUANTITY,
  multiplyDecimals,
  parseDecimal,
  productsPath,
  SHOP_PATH,
} from '@gauze/rules'
import { ProblemError } from '../../base/problem.js'
import type { BuyerClaim } from '../cxml/read-request.js'
import { unitCode } from '../cxml/unit-code.js'
import type { ReturnedLine, SentLine, Visit } from './punch-out.types.js'

/** Decimal places of a price in OCI. */
const pricePlaces = 3

/** A call of an OCI catalog: the claim of the caller, and the wanted action. */
export interface OciEntry {
  /** `validate` wants the present price of one product, at once and without a person. */
  readonly wanted: 'visit' | 'validate' | 'backgroundSearch'
  readonly claim: BuyerClaim
  readonly visit: Visit
}

function fieldOf(fields: URLSearchParams, name: string): string {
  return (fields.get(name) ?? '').trim()
}

/** @returns the refusal of a field that cannot be read */
function unreadable(name: string, value: string, words: string): ProblemError {
  const detail = `The ${name} '${value.slice(0, 60)}' cannot be read. ${words}`
  return new ProblemError({ slug: 'unreadable-field', status: 400, detail, errors: { [name]: [detail] } })
}

/**
 * EXT_PRODUCT_ID of an earlier cart comes back as the product: the item with its unit.
 * @throws ProblemError 400 when the field has neither this form nor the form of an item
 */
function productOf(fields: URLSearchParams) {
  const given = fieldOf(fields, 'PRODUCTID')
  const [item = '', unit, ...more] = given.split('/')
  if (unit === '' || more.length > 0 || (item === '' && unit !== undefined)) {
    throw unreadable(
      'PRODUCTID',
      given,
      'Send the EXT_PRODUCT_ID of a returned cart, such as 80011/7, or the item alone.',
    )
  }
  return { item, unit: unit ?? '' }
}

/** The values of FUNCTION that OCI knows, and the kind of entry that each asks for. */
const wantedBy: Readonly<Record<string, OciEntry['wanted']>> = {
  '': 'visit',
  DETAIL: 'visit',
  SOURCING: 'visit',
  VALIDATE: 'validate',
  BACKGROUND_SEARCH: 'backgroundSearch',
}

function functionOf(fields: URLSearchParams): string {
  return fieldOf(fields, 'FUNCTION').toUpperCase()
}

/** @throws ProblemError 400 when FUNCTION has another value */
function wantedOf(fields: URLSearchParams): OciEntry['wanted'] {
  const wanted = wantedBy[functionOf(fields)]
  if (wanted === undefined) {
    throw unreadable('FUNCTION', fieldOf(fields, 'FUNCTION'), 'Send DETAIL, SOURCING or VALIDATE, or no FUNCTION.')
  }
  return wanted
}

function startPathOf(fields: URLSearchParams): string {
  const wanted = functionOf(fields)
  const words = fieldOf(fields, 'SEARCHSTRING')
  if (wanted === 'SOURCING' && words !== '') return productsPath(words)
  return SHOP_PATH
}

function selectedOf(fields: URLSearchParams): Visit['selected'] {
  if (functionOf(fields) !== 'DETAIL') return null
  const { item: number, unit } = productOf(fields)
  return number === '' ? null : { number, unit }
}

/** The parameters that an SAP system wants back as it sent them. */
const echoed = ['~OkCode', '~TARGET', '~CALLER']

/** A form often has the field without a value: like a missing field, it means one piece. */
function quantityOf(fields: URLSearchParams): number {
  const given = fieldOf(fields, 'QUANTITY')
  if (given === '') return 1
  const quantity = /^\d{1,7}(?:\.0{1,3})?$/.test(given) ? Number(given) : 0
  if (isValidQuantity(quantity)) return quantity
  const words = `Send a whole number from 1 to ${MAX_QUANTITY} in digits alone, such as 2000, or no QUANTITY for 1.`
  throw unreadable('QUANTITY', given, words)
}

function validatedLines(fields: URLSearchParams): SentLine[] {
  const { item: number, unit } = productOf(fields)
  if (number === '') {
    throw unreadable('PRODUCTID', '', 'VALIDATE needs the product: send the EXT_PRODUCT_ID of a returned cart.')
  }
  return [{ number, unit, quantity: quantityOf(fields) }]
}

/**
 * Reads the parameters with which a procurement system opens the store.
 *
 * @throws ProblemError 400 when FUNCTION, PRODUCTID or QUANTITY is there and cannot be read
 * @example readEntry(new URLSearchParams('FUNCTION=VALIDATE&PRODUCTID=80011/7&QUANTITY=2')).wanted // 'validate'
 */
export function readEntry(fields: URLSearchParams): OciEntry {
  const wanted = wantedOf(fields)
  return {
    wanted,
    claim: { domain: '', identity: fields.get('USERNAME') ?? '', secret: fields.get('PASSWORD') ?? '' },
    visit: {
      operation: 'create',
      buyerCookie: '',
      returnUrl: fields.get('HOOK_URL') ?? '',
      ...{ firstName: '', lastName: '', email: '' },
      lines: wanted === 'validate' ? validatedLines(fields) : [],
      selected: selectedOf(fields),
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
  const { itemId, itemName, unitId, quantity, description, unitLabel, conversionRate, unitPrice, manufacturer, mpn } =
    line
  const { price, priceUnit } = priceOf(unitPrice)
  const number = index + 1
  const fields: Record<string, string> = {
    DESCRIPTION: description.slice(0, 40),
    QUANTITY: String(quantity),
    UNIT: unitCode(unitLabel, conversionRate),
    PRICE: price,
    CURRENCY: 'USD',
    PRICEUNIT: String(priceUnit),
    VENDORMAT: itemName.slice(0, 40),
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
