import type { CallName } from '@gauze/contract'
import { differencesFrom } from '@gauze/contract/check'
import { type Call, calls, problemSchema } from '@gauze/contract/schemas'
import type { Answer } from './sender.js'

function describeBody({ mediaType, body }: Answer): string {
  const type = mediaType === '' ? 'no Content-Type' : mediaType
  return body === undefined ? `${type} that is not JSON` : type
}

function problemHint({ body }: Answer): string {
  const problem = problemSchema.safeParse(body)
  return problem.success ? ` (${problem.data.type.split('/').at(-1)}: ${problem.data.detail})` : ''
}

/** Returns the faults of an answer that should be a success: in its status, its type, and its fields. */
export function successFaults(name: CallName, answer: Answer | string): string[] {
  if (typeof answer === 'string') return [answer]
  if (answer.status !== 200) return [`status: expected 200, received ${answer.status}${problemHint(answer)}`]
  if (answer.mediaType !== 'application/json' || answer.body === undefined) {
    return [`Content-Type: expected application/json, received ${describeBody(answer)}`]
  }
  const call: Call = calls[name]
  return differencesFrom(call.response, answer.body)
}

/**
 * Returns the faults of an answer that should be a refusal as problem details (RFC 9457).
 *
 * @param statuses the statuses to choose from; any of 400 to 499 if omitted
 * @param situation in words, such as `without a token`
 */
export function refusalFaults(answer: Answer | string, situation: string, statuses?: readonly number[]): string[] {
  const faults = (text: string) => [`${situation}: ${text}`]
  if (typeof answer === 'string') return faults(answer)
  const { status, mediaType, body } = answer
  const isExpected = statuses ? statuses.includes(status) : status >= 400 && status < 500
  if (!isExpected) return faults(`expected status ${statuses?.join(' or ') ?? '4xx'}, received ${status}`)
  if (mediaType !== 'application/problem+json' || body === undefined) {
    return faults(`expected application/problem+json, received ${describeBody(answer)}`)
  }
  const differences = differencesFrom(
    problemSchema.refine((problem) => problem.status === status, {
      path: ['status'],
      message: `${status}, as the answer itself`,
    }),
    body,
  )
  return differences.flatMap((text) => faults(text))
}
