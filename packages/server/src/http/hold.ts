import { setTimeout as passed } from 'node:timers/promises'

/** How long an answer waits, in milliseconds. */
const holdTime = 1_000
/** Answers that wait at the same time; more would cost memory. */
const mostHeld = 1_000

/**
 * Has answers to logins above the limit wait, without any work meanwhile: whoever guesses passwords without a pause
 * makes as many requests a second as they have connections, and leaves the store to others.
 * @example
 * const hold = createHold()
 * await hold()
 */
export function createHold(): () => Promise<void> {
  let held = 0
  return async () => {
    if (held >= mostHeld) return
    held += 1
    await passed(holdTime)
    held -= 1
  }
}
