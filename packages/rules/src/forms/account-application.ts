import { knownState, zipCode } from '../address/check-address.js'
import { APPLICATION_LIMITS as LIMITS } from '../form-limits.js'
import { email, phone, website } from '../validators.js'
import { type FormRules, maxLength, required } from './form-rules.js'

/** A company's application for an account, with the person who becomes its first administrator. */
export interface AccountApplication {
  readonly company: string
  /** The id of the kind of business; empty while none is chosen. */
  readonly businessType: string
  readonly website: string
  readonly firstName: string
  readonly lastName: string
  /** The id of the person's role; empty while none is chosen. */
  readonly contactRole: string
  readonly phone: string
  readonly email: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly state: string
  readonly zip: string
  /** Whether the company asks to pay on terms. */
  readonly wantsTerms: boolean
  readonly licenseNumber: string
  readonly notes: string
}

export const accountApplicationRules = {
  company: [required, maxLength(LIMITS.company)],
  businessType: [required],
  website: [maxLength(LIMITS.website), website],
  firstName: [required, maxLength(LIMITS.firstName)],
  lastName: [required, maxLength(LIMITS.lastName)],
  contactRole: [required],
  phone: [required, maxLength(LIMITS.phone), phone],
  email: [required, maxLength(LIMITS.email), email],
  line1: [required, maxLength(LIMITS.line1)],
  line2: [maxLength(LIMITS.line2)],
  city: [required, maxLength(LIMITS.city)],
  state: [required, knownState],
  zip: [required, zipCode],
  licenseNumber: [maxLength(LIMITS.licenseNumber)],
  notes: [maxLength(LIMITS.notes)],
} satisfies FormRules<AccountApplication>

/** Every text without spaces around it, the email in lower case and the state in capitals. */
export function tidyAccountApplication(application: AccountApplication): AccountApplication {
  return {
    company: application.company.trim(),
    businessType: application.businessType.trim(),
    website: application.website.trim(),
    firstName: application.firstName.trim(),
    lastName: application.lastName.trim(),
    contactRole: application.contactRole.trim(),
    phone: application.phone.trim(),
    email: application.email.trim().toLowerCase(),
    line1: application.line1.trim(),
    line2: application.line2.trim(),
    city: application.city.trim(),
    state: application.state.trim().toUpperCase(),
    zip: application.zip.trim(),
    wantsTerms: application.wantsTerms,
    licenseNumber: application.licenseNumber.trim(),
    notes: application.notes.trim(),
  }
}
