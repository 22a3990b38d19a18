import pg from 'pg'
import { startEmbeddedDatabase } from '../db/embedded.js'

/** Run by a test in its own process: commits a row, says so, and waits to be killed. */
const database = await startEmbeddedDatabase({ dataDir: process.argv[2] ?? '' })
const client = new pg.Client({ connectionString: database.url })
await client.connect()
await client.query('CREATE TABLE IF NOT EXISTS committed AS SELECT 7 AS n')
console.log('committed')
