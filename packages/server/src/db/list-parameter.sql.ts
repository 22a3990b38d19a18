/**
 * A list of integers among the parameters of a large prepared statement, whose length the planner does not see. If it
 * saw the length, a plan for the few rows at hand would look cheaper than a plan for any number, so PostgreSQL would
 * plan the statement at every run, which takes longer than the run itself.
 * @param parameter of integers
 * @example `SELECT name FROM items WHERE id = ANY (${listParameter('$1')})`
 */
export function listParameter(parameter: string): string {
  return `(SELECT ${parameter}::int[])::int[]`
}
