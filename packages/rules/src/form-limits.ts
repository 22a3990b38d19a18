/** The most characters of a username. */
export const MAX_USERNAME_LENGTH = 254

/** The most characters in a password. */
export const MAX_PASSWORD_LENGTH = 256

/** The most characters of each field when somebody requests an account. */
export const ACCESS_LIMITS = { company: 120, firstName: 60, lastName: 60, phone: 30, email: 254 } as const

/** The most characters of each text when a company applies for an account. */
export const APPLICATION_LIMITS = {
  ...ACCESS_LIMITS,
  website: 200,
  line1: 120,
  line2: 120,
  city: 80,
  zip: 10,
  licenseNumber: 60,
  notes: 2000,
} as const
