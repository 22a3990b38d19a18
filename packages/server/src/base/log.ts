import type { FastifyBaseLogger } from 'fastify'

/** Called with text for a person, such as the progress of a start, a line at a time. */
export type Log = (line: string) => void

/** Takes events for the operator's log, each with a constant message and with its fields. */
export type Logger = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
