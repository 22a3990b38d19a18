import pg from 'pg'

/** The statements that a process has sent to its databases since it started, and the rows of the answers. */
export interface QueryCount {
  readonly statements: number
  readonly rows: number
}

/** The parts of the driver's query that this counts. */
interface CountedQuery {
  submit(...connection: unknown[]): unknown
  handleDataRow(...row: unknown[]): unknown
}

const count = { statements: 0, rows: 0 }
const driver: CountedQuery = pg.Query.prototype
const { submit, handleDataRow } = driver
driver.submit = function (...connection) {
  count.statements += 1
  return submit.apply(this, connection)
}
driver.handleDataRow = function (...row) {
  count.rows += 1
  return handleDataRow.apply(this, row)
}
process.on('message', () => process.send?.({ ...count } satisfies QueryCount))
