import type pg from 'pg'

/** A column that a statement answers. */
export interface AnsweredColumn {
  readonly name: string
  /** Id of the type in `pg_type`. */
  readonly type: number
}

/**
 * Has PostgreSQL parse and check a statement, without running it.
 * @returns the columns it would answer; none for a statement that answers no rows
 * @throws the error that the database finds: a table or column that is not there, or values that do not fit
 */
export function describeStatement(client: pg.Client, text: string): Promise<readonly AnsweredColumn[]> {
  return new Promise((resolve, reject) => {
    let columns: readonly AnsweredColumn[] = []
    const description = {
      submit: (connection: pg.Connection): void => {
        connection.parse({ name: '', text, types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription: ({ fields }: { readonly fields: readonly pg.FieldDef[] }) => {
        columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }))
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    }
    client.query(description)
  })
}
