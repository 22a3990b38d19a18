import { recordStatements } from '../../db/client.js'
import type { NoteFailure } from '../../reporting/report-failure.js'

/** Does what an answer need not wait for. A failure is noted and harms nobody; its statements are not the answer's. */
export const inBackground = (noteFailure: NoteFailure, work: () => Promise<void>): void => {
  recordStatements([], work).catch((error: unknown) => noteFailure(error, 'could not be noted'))
}
