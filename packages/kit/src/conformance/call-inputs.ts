import type { CallInput, CallName } from '@gauze/contract'
import { type Call, calls, companyRecords, type RecordField, recordFieldsOf, withId } from '@gauze/contract/schemas'
import { z } from 'zod'
import type { Found } from './found-records.js'

const ofCompany: readonly string[] = companyRecords

/** The input of a call, or why there is none. */
export type DerivedInput = { readonly input: unknown } | { readonly missing: string }

function textOf(found: Found, wanted: 'categoryUrl' | 'itemUrl' | 'searchWord' | 'trackingNumber') {
  const value = found.get(wanted)
  return typeof value === 'string' ? value : null
}

function idOf(found: Found, wanted: 'address' | 'invoice' | 'item' | 'subscribedList') {
  const value = found.get(wanted)
  return typeof value === 'number' ? value : null
}

function itemInput(found: Found) {
  const id = textOf(found, 'itemUrl')
  return id && { id }
}

function paperInput(found: Found) {
  const transactionId = idOf(found, 'invoice')
  return transactionId && [{ type: 'invoice' as const, transactionId }]
}

/** Inputs that a row and its sample cannot give: texts of earlier answers, and lists without filters that leave nothing. */
const inputs: { readonly [N in CallName]?: (found: Found) => CallInput<N> | '' | 0 | null } = {
  filterItems: () => ({ filters: {} }),
  generatePDF: paperInput,
  generateZip: paperInput,
  getAlternativeItems: itemInput,
  getCategoryBySubCategoryUrl: (found) => {
    const urlComponent = textOf(found, 'categoryUrl')
    return urlComponent && { urlComponent }
  },
  getCorrelatedItems: itemInput,
  getItem: itemInput,
  getItemList: (found) => {
    const search = textOf(found, 'searchWord')
    return search && { search }
  },
  getSubscriptionAddressPaymentDetails: (found) => {
    const itemListId = idOf(found, 'subscribedList')
    return itemListId && { itemListId }
  },
  getTaxRate: (found) => {
    const [addressId, itemId] = [idOf(found, 'address'), idOf(found, 'item')]
    return addressId && itemId && { addressId, itemIds: [itemId] }
  },
  getTrackingData: (found) => {
    const trackingNumber = textOf(found, 'trackingNumber')
    return trackingNumber && { trackingNumber }
  },
  paginateItems: () => ({ page: 1, limit: 10 }),
}

function isIn(input: unknown, [first, ...rest]: RecordField['path']): boolean {
  if (first === undefined) return true
  if (first === '*') return Array.isArray(input) && input.some((element) => isIn(element, rest))
  return typeof input === 'object' && input !== null && first in input && isIn(Reflect.get(input, first), rest)
}

/** The sample of a row with ids of earlier answers. */
function inputFromSample(call: Call, found: Found): DerivedInput {
  let input: unknown = call.sample ?? {}
  for (const field of recordFieldsOf(call).filter(({ path }) => isIn(input, path))) {
    const id = new Map<string, number | string>(found).get(field.kind)
    if (typeof id !== 'number') return { missing: `no record of the kind ${field.kind} was found to ask for` }
    input = withId(input, field, id)
  }
  return { input }
}

/** Returns an input with records that earlier answers have shown. */
export function inputFor(name: CallName, found: Found): DerivedInput {
  const derive = inputs[name]
  if (!derive) return inputFromSample(calls[name], found)
  const input = derive(found)
  return input ? { input } : { missing: 'no earlier answer has shown a record to ask for' }
}

/** Returns whether an input names records of a company. */
export function namesCompanyRecords(name: CallName, input: unknown): boolean {
  return recordFieldsOf(calls[name]).some(({ kind, path }) => ofCompany.includes(kind) && isIn(input, path))
}

function isRefused({ params, query, body }: Call, input: unknown): boolean {
  return [params, query, body].some((part) => part !== undefined && !part.safeParse(input).success)
}

function fieldNames({ params, query, body }: Call): string[] {
  return [params, query, body].flatMap((part) => (part instanceof z.ZodObject ? Object.keys(part.shape) : []))
}

/** Wrong values as a query string carries them, too: a word, nothing, a negative number, and a long text. */
const wrongValues = ['not-a-value!', '', '-1', 'x'.repeat(400)]

/**
 * Returns an input that the call's schemas refuse, different from a right one in one field if possible.
 * @returns null for a call that accepts every input
 */
export function wrongInputFor(
  name: CallName,
  input: unknown,
): { readonly input: unknown; readonly words: string } | null {
  const call: Call = calls[name]
  const fields = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {}
  const oneWrong = fieldNames(call).flatMap((field) =>
    wrongValues.map((value) => ({
      input: { ...fields, [field]: value },
      words: `with a wrong ${field}`,
    })),
  )
  const whole = { input: {}, words: 'with an empty input' }
  // An empty path parameter would be the path of another call.
  const isSafe = (candidate: object) =>
    !Object.keys(call.params?.shape ?? {}).some((param) => !Reflect.get(candidate, param))
  return [...oneWrong, whole].find((wrong) => isSafe(wrong.input) && isRefused(call, wrong.input)) ?? null
}
