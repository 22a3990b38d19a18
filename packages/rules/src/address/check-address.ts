import { phone } from '../validators.js'
import { usStates } from './us-states.js'

/** What somebody fills in for an address. */
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

/** Longest texts, in characters. */
export const addressLimits: Readonly<Record<keyof AddressFields, number>> = {
  label: 60,
  attention: 80,
  line1: 120,
  line2: 120,
  city: 80,
  state: 2,
  zip: 10,
  phone: 40,
}

/** An error in a field. */
export type AddressProblem = 'missing' | 'unknownState' | 'badZip' | 'badPhone'

const ZIP = /^\d{5}(?:-\d{4})?$/

/** Every field without spaces around it, the state in capitals; without a name the street is the name. */
export const tidyAddress = (fields: AddressFields): AddressFields => {
  const line1 = fields.line1.trim()
  return {
    label: fields.label.trim() || line1.slice(0, addressLimits.label),
    attention: fields.attention.trim(),
    line1,
    line2: fields.line2.trim(),
    city: fields.city.trim(),
    state: fields.state.trim().toUpperCase(),
    zip: fields.zip.trim(),
    phone: fields.phone.trim(),
  }
}

/**
 * The errors of an address, by field, in the order of the form.
 * @param address tidied
 */
export const addressProblems = (address: AddressFields): Partial<Record<keyof AddressFields, AddressProblem>> => ({
  ...(address.line1 === '' ? { line1: 'missing' } : {}),
  ...(address.city === '' ? { city: 'missing' } : {}),
  ...stateProblem(address.state),
  ...(address.zip === '' ? { zip: 'missing' } : ZIP.test(address.zip) ? {} : { zip: 'badZip' }),
  ...(phone(address.phone) === null ? {} : { phone: 'badPhone' }),
})

const stateProblem = (state: string): { state?: AddressProblem } => {
  if (state === '') return { state: 'missing' }
  return usStates.some(({ code }) => code === state) ? {} : { state: 'unknownState' }
}
