/** The most characters of a username. */
export const MAX_USERNAME_LENGTH = 254

/** The most characters in a password. */
export const MAX_PASSWORD_LENGTH = 256

/** The most characters of each field when somebody requests an account. */
export const ACCESS_LIMITS = { company: 120, firstName: 60, lastName: 60, phone: 30, email: 254 } as const
