import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ProblemError } from '../../../base/problem.js'
import { requireSession } from '../../../db/scope.js'
import { refuseInTab } from '../../../http/problem-page.js'
import type { Services } from '../../../services/services.js'
import { createDrawingTurns } from './drawing-turns.js'
import { openPaperLink } from './paper-links.repository.js'
import { writePaper } from './papers.js'

const paramsSchema = z.object({ token: z.string().regex(/^[\w-]{43}$/), name: z.string().max(200) })

const pdf = 'application/pdf'

/** A file loads nothing. A sandbox would also stop the viewer of a PDF: Safari then shows an empty window. */
const strict = "default-src 'none'; style-src 'unsafe-inline'"

function gone() {
  return new ProblemError({
    slug: 'link-expired',
    status: 410,
    title: 'This link has ended',
    detail: 'This link worked for ten minutes and has ended. Go back to the store and open the paper again.',
  })
}

/**
 * Papers under `/storage/papers/{secret}/{name}`: the files whose addresses `generatePDF`, `generateZip` and
 * `exportTransactions` return. A file is written when its address is opened, for the session that asked for it and
 * while that session lasts. PDF files are drawn in turns ({@link createDrawingTurns}).
 * @example await app.register((scoped) => papersPlugin(scoped, services))
 */
export async function papersPlugin(app: FastifyInstance, services: Services): Promise<void> {
  const turns = createDrawingTurns()
  app.setErrorHandler(refuseInTab)
  app.get('/storage/papers/:token/:name', async (request, reply) => {
    const params = paramsSchema.safeParse(request.params)
    const opened = params.success ? await openPaperLink(services.db, params.data.token, services.now()) : null
    if (opened === null) throw gone()
    const { scope, request: asked } = opened
    const [sessionId, sessionVersion] = scope.sessionValues
    const session = sessionId === null || sessionVersion === null ? {} : { sessionId, sessionVersion }
    await requireSession(scope.db, { accountId: scope.accountId, userId: scope.userId, ...session })
    const { type, body } = await writePaper(scope, asked, services, turns)
    reply.headers({
      'cache-control': 'private, no-store',
      'content-disposition': asked.kind === 'zip' || asked.kind === 'export' ? 'attachment' : 'inline',
      'content-security-policy': type === pdf ? strict : `${strict}; sandbox`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    return reply.type(type).send(body)
  })
}
