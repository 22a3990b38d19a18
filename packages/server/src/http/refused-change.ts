import type { CallName } from '@gauze/contract'
import { type Call, calls, isSignIn } from '@gauze/contract/schemas'
import { scrubText } from '@gauze/rules/privacy'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { addressOf, networkOf } from '../base/network.js'
import type { ProblemError } from '../base/problem.js'
import { typedName } from '../reporting/security-log.js'
import type { Services } from '../services/services.js'
import { namesOf } from '../sessions/users.repository.js'

/** The fields of a body by which people find an order, a payment or another record again. */
const recordSchema = z
  .object({
    poNum: z.string(),
    orderConfirmationId: z.int(),
    expectedTotal: z.number(),
    id: z.int(),
    itemListId: z.int(),
  })
  .partial()

function recordOf(body: unknown): z.infer<typeof recordSchema> {
  return recordSchema.safeParse(body).data ?? {}
}

/** Whether a refusal of the call costs an order or a payment. */
function isTrade({ changes, idempotency }: Call): boolean {
  return changes === 'orders' || changes === 'payments' || idempotency === 'required'
}

/**
 * Logs that a change was refused, so that the request id that a customer reads out leads to the reason: orders, payments
 * and other records of the company at the level `warn`, with the names of person and company, and other changes at
 * `info`. A token that has run out is no reason to worry: clients renew it and repeat the call.
 * @example noteRefusedChange('placeOrder', request, problem, services)
 */
export function noteRefusedChange(
  name: CallName,
  request: FastifyRequest,
  problem: ProblemError,
  { background }: Pick<Services, 'background'>,
): void {
  const call: Call = calls[name]
  const { status } = problem
  if (call.method === 'GET' || status === 500 || status === 429 || isSignIn(call)) return
  const { log, session } = request
  const fields = {
    call: name,
    status,
    problem: problem.options.slug,
    reason: scrubText(problem.message),
    ...recordOf(request.body),
    ...(session === null ? {} : { userId: session.userId, accountId: session.accountId }),
  }
  const message = 'a change was refused'
  if (!isTrade(call) || status === 401 || session === null) log.info(fields, message)
  else {
    namesOf(background, session).then(
      (names) => log.warn({ ...fields, ...names }, message),
      () => log.warn(fields, message),
    )
  }
}

const refusedStatuses: ReadonlySet<number> = new Set([401, 403, 429])

/**
 * Notes that a login, or another call about passwords, was refused. A refresh token that has run out is no reason to
 * worry.
 * @example noteRefusedLogin('login', request, problem, services)
 */
export function noteRefusedLogin(
  name: CallName,
  request: FastifyRequest,
  problem: ProblemError,
  { security }: Pick<Services, 'security'>,
): void {
  const call: Call = calls[name]
  const isRoutine = call.method === 'GET' || name === 'refreshToken' || name === 'logout'
  if (isRoutine || !isSignIn(call) || !refusedStatuses.has(problem.status)) return
  const address = addressOf(request)
  const network = networkOf(address)
  const fields = { call: name, problem: problem.options.slug, network, address, user: typedName(request.body) }
  security.note('login-refused', network, { ...fields, reqId: request.id })
}
