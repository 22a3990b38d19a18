/** A timestamp with time zone as ISO 8601 text in UTC, for the wire. Null stays null. */
export function isoInstant(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
