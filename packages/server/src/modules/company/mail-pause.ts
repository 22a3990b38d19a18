import { ProblemError } from '../../base/problem.js'

/** Nobody is sent two links in this time, in seconds, so that no login can flood a mailbox. */
const pauseSeconds = 60

/** The refusal of another mail with a link right after the last one. */
export function mailedJustNow(): ProblemError {
  return new ProblemError({
    slug: 'mailed-just-now',
    status: 429,
    detail: 'We sent an email a moment ago. Look for it, or try again in a minute.',
    retryAfter: pauseSeconds,
  })
}
