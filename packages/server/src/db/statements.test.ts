import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeclaredKind, namedStatementFiles, readDeclaredStatements } from '../testing/declared-rows.js'
import { describeStatement } from '../testing/describe-statement.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { declaredStatements } from './client.js'

const { BOOL, INT2, INT4, FLOAT4, FLOAT8, TEXT, VARCHAR, INT8, NUMERIC, DATE, TIMESTAMPTZ, UUID } = pg.types.builtins
const { JSON: jsonType, JSONB } = pg.types.builtins

const int4List = 1007
const textList = 1009
const float8List = 1022

/** The types of PostgreSQL that the driver answers as such a value. */
const typesOf: Readonly<Record<Exclude<DeclaredKind, 'unknown'>, readonly number[]>> = {
  boolean: [BOOL],
  json: [jsonType, JSONB, int4List, textList, float8List],
  number: [INT2, INT4, FLOAT4, FLOAT8],
  string: [TEXT, VARCHAR, INT8, NUMERIC, DATE, TIMESTAMPTZ, UUID],
}

for (const file of namedStatementFiles()) await import(file)
const statements = readDeclaredStatements().map(({ name, text, columns }) => ({
  name,
  text: text ?? declaredStatements.get(name) ?? '',
  columns,
  isNamed: text === null,
}))

let server: TestServer
let client: pg.Client

beforeAll(async () => {
  server = await startTestServer()
  client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await server.close()
})

describe('the statements of the server', () => {
  it('have each a name of their own, and none of them is missed here', () => {
    const names = statements.flatMap(({ name, isNamed }) => (isNamed ? [name] : []))
    expect(new Set(names).size).toBe(names.length)
    expect([...declaredStatements.keys()].filter((name) => !name.startsWith('test-')).sort()).toEqual(names.sort())
  })

  it.each(statements)('$name fits the schema, and answers the columns of its row', async ({ text, columns }) => {
    const answered = await describeStatement(client, text)
    if (columns === null) return
    const names = answered.map(({ name }) => name)
    const required = Object.keys(columns).filter((name) => names.includes(name) || !columns[name]?.isOptional)
    expect(names.sort()).toEqual(required.sort())
    for (const { name, type } of answered) {
      const kind = columns[name]?.kind ?? 'unknown'
      if (kind !== 'unknown') expect(typesOf[kind], `${name} is a ${kind}`).toContain(type)
    }
  })

  it('are found wrong where a table, a column or a type is not there', async () => {
    await expect(describeStatement(client, 'SELECT nothing FROM items')).rejects.toThrow('column "nothing"')
    await expect(describeStatement(client, 'SELECT 1 FROM nowhere')).rejects.toThrow('relation "nowhere"')
    expect(await describeStatement(client, 'SELECT id, mpn FROM items WHERE id = $1')).toEqual([
      { name: 'id', type: INT4 },
      { name: 'mpn', type: TEXT },
    ])
  })
})
