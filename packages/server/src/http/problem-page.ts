import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../base/escape-html.js'
import type { ProblemError } from '../base/problem.js'
import { handleError, sendProblem, toProblem } from './errors.js'

const style = 'main { max-width: 36rem; margin: 15vh auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif }'
const policy = "default-src 'none'; style-src 'unsafe-inline'"

function problemPage({ options }: ProblemError, title: string) {
  const retry = options.retryAfter === undefined ? '' : '<p><a href="">Try again</a></p>'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>:root { color-scheme: light dark } ${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(options.detail)}</p>${retry}</main></body></html>`
}

/**
 * The error handler of routes that people open in a tab of their own: a person gets a page, and a program a problem. A
 * refusal that the store means is no failure of the store.
 * @example app.setErrorHandler(refuseInTab)
 */
export function refuseInTab(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error)
  if (problem.status >= 500 && problem !== error) return handleError(error, request, reply)
  request.log.info({ problem: problem.options.slug }, 'a page of its own was refused')
  if (!request.headers.accept?.includes('text/html')) return sendProblem(problem, request, reply)
  const { retryAfter } = problem.options
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  reply.code(problem.status).headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
  return reply.type('text/html; charset=utf-8').send(problemPage(problem, problem.body(request.id).title))
}
