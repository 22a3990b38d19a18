import { availableParallelism } from 'node:os'
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
 * Passwords that are compared at the same time. Each takes a core for a moment and a thread that packing pages needs,
 * too, so that a flood of logins would hold up everybody's pages.
 */
const mostAtOnce = Math.max(1, Math.floor(availableParallelism() / 2))
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

/**
 * Whether a password is right. Takes the same time when there is no such user.
 * @param passwordHash of the user; null for an unknown user, for whom the answer is always false
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const compared = passwordHash ?? (await unknownUserHash)
  const matches = await inTurn(() => verify(compared, password))
  return matches && passwordHash !== null
}
