/**
 * A list of JSON objects as a subselect; empty without rows.
 * @param members names and values of `json_build_object`
 * @param from tables and condition
 * @param order columns that order the list
 */
export function jsonList(members: string, from: string, order: string): string {
  return `(SELECT COALESCE(json_agg(json_build_object(${members}) ORDER BY ${order}), '[]') FROM ${from})`
}
