import { hash, verify } from '@node-rs/argon2'

/** OWASP's second argon2id profile: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a password nobody knows, so that an unknown username costs the same time as a wrong password. */
const unknownUserHash = hash(crypto.randomUUID(), options)
unknownUserHash.catch(() => undefined)

/**
 * Hashes a password with argon2id and a fresh salt.
 * @returns PHC string
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

/**
 * Whether a password is right. Takes the same time when there is no such user.
 * @param passwordHash of the user; null for an unknown user, for whom the answer is always false
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await unknownUserHash), password)
  return matches && passwordHash !== null
}
