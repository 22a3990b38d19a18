import type { CheckTarget, Finding } from './check.types.js'
import { type CxmlAnswer, readAnswer } from './cxml-answer.js'
import { type SetupParts, setupRequest } from './cxml-request.js'
import { sendOnce } from './http-buyer.js'

/** Sends documents to the server under check. */
export interface CxmlSender {
  readonly target: CheckTarget
  readonly send: (body: string) => Promise<CxmlAnswer>
  readonly setUp: (parts?: SetupParts) => Promise<CxmlAnswer>
  /** The answer to a plain create request, which several checks read. */
  readonly created: () => Promise<CxmlAnswer>
}

/**
 * Makes the sender of one run.
 * @example const { code } = await createSender(target).setUp({ operation: 'inspect' })
 */
export function createSender(target: CheckTarget): CxmlSender {
  let created: Promise<CxmlAnswer> | null = null
  const send = async (body: string) => {
    const request = { url: target.url, method: 'POST', contentType: 'text/xml; charset="UTF-8"', body } as const
    return readAnswer(await sendOnce(request, target.patience))
  }
  const setUp = (parts: SetupParts = {}) => send(setupRequest(target, parts))
  return {
    target,
    send,
    setUp,
    created: () => {
      created ??= setUp()
      return created
    },
  }
}

/** Passes for an accepted request: Status 200 and a start page. */
export function accepted({ http, code, startUrl, summary }: CxmlAnswer): Finding {
  const isAccepted = http.status === 200 && code === '200' && startUrl !== ''
  return isAccepted ? { outcome: 'pass' } : { outcome: 'fail', received: summary }
}
