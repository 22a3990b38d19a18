import type { ErrorReport } from '@gauze/rules/privacy'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '../base/config.js'
import { escapeHtml } from '../base/escape-html.js'
import { forbidden, invalid } from '../base/problem.js'
import { assertDeveloper, devPage } from './dev-page.js'

function text(max: number) {
  return z.string().max(max)
}

/** The report of a page of the store about an error; it is scrubbed once more before it is stored. */
const browserReportSchema = z.object({
  name: text(200),
  message: text(5000),
  stack: text(20_000),
  requestId: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .nullable(),
  details: z.record(text(100), z.union([text(2000), z.number(), z.boolean(), z.null()])),
})

function errorsPage(reports: readonly ErrorReport[]) {
  return devPage(
    'Errors',
    reports.length === 0
      ? '<p>No unexpected error yet.</p>'
      : reports
          .map(
            ({ at, source, requestId, name, message, stack, details }) => `<article>
<h2>${escapeHtml(`${name}: ${message}`)}</h2>
<p>${escapeHtml(at)}, ${source}, request ${escapeHtml(requestId ?? 'unknown')}</p>
<pre>${escapeHtml(stack)}</pre>
<pre>${escapeHtml(JSON.stringify(details, null, 2))}</pre></article>`,
          )
          .join('\n'),
  )
}

/** The latest unexpected errors of this process and of its pages, shown only to a developer. */
export function registerErrors(app: FastifyInstance, config: Pick<Config, 'devPages' | 'publicUrl'>): void {
  app.get('/dev/errors', { schema: { hide: true } }, async (request, reply) => {
    assertDeveloper(request, config)
    const reports = app.errorReporter.reports()
    if (request.headers.accept?.includes('application/json')) return reply.send(reports)
    return reply.type('text/html; charset=utf-8').send(errorsPage(reports))
  })
  app.post('/dev/errors', { schema: { hide: true } }, async (request, reply) => {
    assertDeveloper(request, config)
    const { 'sec-fetch-site': site } = request.headers
    if (site !== undefined && site !== 'same-origin') throw forbidden('Only pages of this store may report errors.')
    const parsed = browserReportSchema.safeParse(request.body)
    if (!parsed.success) throw invalid(z.flattenError(parsed.error).fieldErrors)
    const { name, message, stack, requestId, details } = parsed.data
    const error = Object.assign(new Error(message), { name, stack })
    request.log.error({ err: error }, 'a page failed in the browser')
    app.errorReporter.report(error, { source: 'browser', requestId, details })
    return reply.code(204).send()
  })
}
