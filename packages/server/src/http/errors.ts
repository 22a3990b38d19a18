import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ProblemError } from '../base/problem.js'
import { isUnavailable, sqlState } from '../db/database-errors.js'
import { reportFailure } from '../reporting/report-failure.js'
import { sessionOver, tokenOutdated } from './session.js'

const details: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON. Correct it and send it again.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty though its content type is application/json. Send a JSON object.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than this call takes. Send less.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This call takes application/json only. Set the Content-Type header.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length header says. Send it again.',
  FST_ERR_BAD_URL: 'The address is not a valid URL. Correct its percent signs.',
}

/** The database refused a value: validation should have, but a caller must not see a 500 for it. */
export function isDataError(error: unknown) {
  return sqlState(error)?.startsWith('22') ?? false
}

/** The error that the database raises when a change finds the session over (`require_session`). */
const sessionProblems: Record<string, () => ProblemError> = { GZ401: sessionOver, GZ402: tokenOutdated }

function fieldOf(path: string) {
  return path.split('/').filter(Boolean).join('.') || 'body'
}

interface Fault {
  readonly instancePath: string
  readonly message?: string
}

interface UnionIssue {
  readonly path: readonly PropertyKey[]
  readonly code?: string
  readonly message: string
}

/** The faults in the intended alternative for a value: the first alternative of the same kind, a list or an object. */
function faultsOfUnion(fault: FastifySchemaValidationError): readonly Fault[] {
  const alternatives = (fault.params.errors ?? []) as readonly (readonly UnionIssue[])[]
  const meant = alternatives.find((issues) => !issues.some(({ code, path }) => code === 'invalid_type' && !path.length))
  return (
    meant?.map(({ path, message }) => ({ instancePath: [fault.instancePath, ...path].join('/'), message })) ?? [fault]
  )
}

function fromValidation(validation: readonly FastifySchemaValidationError[]) {
  const errors: Record<string, string[]> = {}
  const faults = validation.flatMap((fault) => (fault.keyword === 'invalid_union' ? faultsOfUnion(fault) : [fault]))
  for (const { instancePath, message = 'is not valid' } of faults) {
    const field = fieldOf(instancePath)
    errors[field] = [...(errors[field] ?? []), message]
  }
  const detail = Object.entries(errors)
    .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
    .join('; ')
  return new ProblemError({ slug: 'validation', status: 400, detail, errors })
}

function slugOf(code: string | undefined) {
  return (
    code
      ?.toLowerCase()
      .replace(/^fst_err_(ctp_)?/, '')
      .replaceAll('_', '-') ?? 'bad-request'
  )
}

/** Seconds: an embedded database is usually back sooner, a failover of a hosted one takes a little longer. */
const unavailableFor = 3

/**
 * 503: the database could not do it now. Safe to repeat with the same Idempotency-Key, even when an answer was lost.
 */
export function unavailable() {
  return new ProblemError({
    slug: 'unavailable',
    status: 503,
    detail: 'The store cannot answer at the moment. Please try again in a few seconds.',
    retryAfter: unavailableFor,
  })
}

/** Any thrown value as a problem. Only intended messages are sent; the rest is in the log. */
export function toProblem(error: FastifyError | Error): ProblemError {
  if (error instanceof ProblemError) return error
  const ofSession = sessionProblems[sqlState(error) ?? '']
  if (ofSession !== undefined) return ofSession()
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error.validation)
  if (isDataError(error)) {
    return new ProblemError({
      slug: 'bad-value',
      status: 400,
      detail: 'A value is out of range or not valid text. Correct it and try again.',
    })
  }
  if (isUnavailable(error)) return unavailable()
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status !== undefined && status >= 400 && status < 500) {
    const code = 'code' in error ? error.code : undefined
    const detail = details[code ?? ''] ?? `The request cannot be understood: ${error.message}.`
    return new ProblemError({ slug: slugOf(code), status, detail })
  }
  return new ProblemError({
    slug: 'internal',
    status: 500,
    detail: 'Unexpected error occurred. Please try again later.',
  })
}

/** Answers a problem. */
export function sendProblem(problem: ProblemError, request: FastifyRequest, reply: FastifyReply) {
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  if (problem.options.retryAfter !== undefined) reply.header('retry-after', String(problem.options.retryAfter))
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem.body(request.id))
}

/** The error handler of the server. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error)
  if (problem.status >= 500) reportFailure(request, error, { source: 'call', message: 'request failed' })
  else if (isDataError(error)) request.log.warn({ err: error }, 'the database refused a value')
  return sendProblem(problem, request, reply)
}

/** The answer for an unknown address. */
export function handleUnknown(request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(
    new ProblemError({
      slug: 'not-found',
      status: 404,
      detail: `There is nothing for ${request.method} at this address. The calls are listed at /api/docs.`,
    }),
    request,
    reply,
  )
}
