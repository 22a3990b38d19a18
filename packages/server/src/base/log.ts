import type { FastifyBaseLogger } from 'fastify'

/** Called with text for a person, such as the progress of a start, a line at a time. */
export type Log = (line: string) => void

/** Takes events for the operator's log, each with a constant message and with its fields. */
export type Logger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

/** An event that may come many times in a short while. */
export interface RepeatedEvent {
  readonly level: keyof Logger
  /** Its message, which all events of its kind share. */
  readonly message: string
  /** Which of the events with this message are repeats of it, e.g. the network that they come from. */
  readonly by?: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** A log in which an event that repeats leaves the other lines to be found. */
export interface ThrottledLog {
  /**
   * Logs an event at once. Its repeats of the next minute become one line at the end of that minute, with their number
   * (`leftOut`) and the values of their fields.
   */
  note(event: RepeatedEvent): void
  /** Logs the repeats that wait for the end of their minute. */
  flush(): void
}
