import type { Logger } from '../base/log.js'

/** One run of a recurring job. */
export interface JobRun<Services> {
  readonly services: Services
  /** Aborts when the process stops. */
  readonly signal: AbortSignal
  /** Its lines name the job. */
  readonly log: Logger
  /**
   * Logs and reports the failure of one record, while the run goes on with the other records.
   * @param of the record, such as `company 7`
   * @param failed the event, such as 'a statement could not be sent'
   */
  readonly onFailure: (error: unknown, record: { readonly of: string; readonly failed: string }) => void
}

/** Work that comes again. A module declares its own in `*.jobs.ts`, and `modules/jobs.ts` lists them. */
export interface RecurringJob<Services> {
  /** The name of its queue. Of all processes, exactly one does each run. */
  readonly name: string
  /** A divisor of 60. Work of a day comes each hour, and claims the day in its tables. */
  readonly everyMinutes: number
  /** Whether the settings ask for it; they always do unless this is declared. */
  readonly isWanted?: (services: Services) => boolean
  /** Does one run. If it throws, the failure is reported, and the run is tried again as other jobs are. */
  run(run: JobRun<Services>): Promise<unknown>
}
