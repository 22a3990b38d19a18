import { ACCESS_LIMITS, MAX_PASSWORD_LENGTH, MAX_USERNAME_LENGTH } from '../form-limits.js'
import { email, newPassword, phone } from '../validators.js'
import { type FormRules, maxLength, required, sameAs } from './form-rules.js'

/** The credentials of a sign-in. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

/** The request for a mail that resets a user's password. */
export interface ResetRequest {
  readonly username: string
}

/** A password that somebody chooses, typed twice. */
export interface NewPassword {
  readonly password: string
  readonly passwordMatch: string
}

/** A person's request for an account. */
export interface AccessRequest {
  readonly company: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
}

export const loginRules = {
  username: [required, maxLength(MAX_USERNAME_LENGTH)],
  password: [required, maxLength(MAX_PASSWORD_LENGTH)],
} satisfies FormRules<Credentials>

export const resetRequestRules = {
  username: [required, maxLength(MAX_USERNAME_LENGTH)],
} satisfies FormRules<ResetRequest>

export const newPasswordRules = {
  password: [required, newPassword],
  passwordMatch: [required, sameAs('password')],
} satisfies FormRules<NewPassword>

export const accessRequestRules = {
  company: [required, maxLength(ACCESS_LIMITS.company)],
  firstName: [required, maxLength(ACCESS_LIMITS.firstName)],
  lastName: [required, maxLength(ACCESS_LIMITS.lastName)],
  phone: [required, maxLength(ACCESS_LIMITS.phone), phone],
  email: [required, maxLength(ACCESS_LIMITS.email), email],
} satisfies FormRules<AccessRequest>

/** The username without spaces around it, and the password as typed. */
export function tidyCredentials({ username, password }: Credentials): Credentials {
  return { username: username.trim(), password }
}

/** The username without spaces around it. */
export function tidyResetRequest({ username }: ResetRequest): ResetRequest {
  return { username: username.trim() }
}

/** Every field without spaces around it, the email in lower case. */
export function tidyAccessRequest(request: AccessRequest): AccessRequest {
  return {
    company: request.company.trim(),
    firstName: request.firstName.trim(),
    lastName: request.lastName.trim(),
    phone: request.phone.trim(),
    email: request.email.trim().toLowerCase(),
  }
}
