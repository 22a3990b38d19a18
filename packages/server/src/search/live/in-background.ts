import type { FastifyBaseLogger } from 'fastify'
import { recordStatements } from '../../db/client.js'

/** Does what an answer need not wait for. A failure is logged and harms nobody; its statements are not the answer's. */
export const inBackground = (log: Pick<FastifyBaseLogger, 'warn'>, work: () => Promise<void>): void => {
  recordStatements([], work).catch((error: unknown) => log.warn({ err: error }, 'could not be noted'))
}
