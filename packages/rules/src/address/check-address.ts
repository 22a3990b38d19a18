import { type FormRules, formProblems, maxLength, required } from '../forms/form-rules.js'
import { phone } from '../validators.js'
import { usStates } from './us-states.js'

/** The fields of an address form. */
export interface AddressFields {
  readonly label: string
  readonly attention: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly phone: string
}

/** An error in a field. */
export type AddressProblem = 'missing' | 'tooLong' | 'unknownState' | 'badZip' | 'badPhone'

const LONGEST_LABEL = 60
const ZIP = /^\d{5}(?:-\d{4})?$/

/** Every field without spaces around it, the state in capitals; without a name the street is the name. */
export function tidyAddress(fields: AddressFields): AddressFields {
  const line1 = fields.line1.trim()
  return {
    label: fields.label.trim() || line1.slice(0, LONGEST_LABEL),
    attention: fields.attention.trim(),
    line1,
    line2: fields.line2.trim(),
    city: fields.city.trim(),
    state: fields.state.trim().toUpperCase(),
    zip: fields.zip.trim(),
    phone: fields.phone.trim(),
  }
}

/** The rules of a mailing address. */
export const addressRules: FormRules<AddressFields, { readonly code: AddressProblem }> = {
  label: [maxLength(LONGEST_LABEL)],
  attention: [maxLength(80)],
  line1: [required, maxLength(120)],
  line2: [maxLength(120)],
  city: [required, maxLength(80)],
  state: [required, knownState],
  zip: [required, zipCode],
  phone: [maxLength(40), phoneNumber],
}

/**
 * The errors of an address, by field.
 * @param address tidied
 */
export function addressProblems(address: AddressFields): Partial<Record<keyof AddressFields, AddressProblem>> {
  const problems = Object.entries(formProblems(addressRules, address))
  return Object.fromEntries(problems.map(([field, { code }]) => [field, code]))
}

/** A state or territory of the United States. */
export function knownState(state: string): { readonly code: 'unknownState' } | null {
  return usStates.some(({ code }) => code === state) ? null : { code: 'unknownState' }
}

/** A ZIP code, with or without its last four digits. */
export function zipCode(zip: string): { readonly code: 'badZip' } | null {
  return ZIP.test(zip) ? null : { code: 'badZip' }
}

function phoneNumber(text: string): { readonly code: 'badPhone' } | null {
  return phone(text) === null ? null : { code: 'badPhone' }
}
