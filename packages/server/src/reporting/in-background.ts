import { recordStatements } from '../db/client.js'
import type { NoteFailure } from './report-failure.js'

/**
 * Does work that an answer need not wait for. A failure is logged and does no harm; its statements do not count as the
 * answer's.
 */
export function inBackground(noteFailure: NoteFailure, work: () => Promise<void>): void {
  recordStatements([], work).catch((error: unknown) => noteFailure(error, 'could not be noted'))
}
