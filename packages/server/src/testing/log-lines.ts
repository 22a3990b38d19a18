/** A line of the log. */
export interface LogLine {
  readonly time: string
  readonly level: string
  readonly msg: string
  readonly [field: string]: unknown
}

/** Takes the lines of a log, for tests. */
export function collectLines(): { readonly to: { write(line: string): void }; readonly lines: LogLine[] } {
  const lines: LogLine[] = []
  return { lines, to: { write: (line) => void lines.push(JSON.parse(line)) } }
}
