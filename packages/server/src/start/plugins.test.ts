import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { search } from '../../../search/src/index.js'
import { StartError } from '../base/start-error.js'
import { seedStore } from '../services/store.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { type RunningServer, startServer } from './start-server.js'

let database: TestServer
let store: RunningServer

beforeAll(async () => {
  database = await startTestServer()
  const environment = { PORT: '0', DATABASE_URL: database.databaseUrl, GAUZE_LOG_LEVEL: 'silent' }
  store = await startServer({ search, environment })
})
afterAll(async () => {
  await store.close()
  await database.close()
})

describe('a store without a demonstration', () => {
  it.each(['/storage/product-imgs/glove-box-teal-medium-single.svg', '/cda/spaces/gauze'])(
    'has nothing of one at %s',
    async (path) => {
      expect((await fetch(`${store.url}${path}`)).status).toBe(404)
    },
  )

  it('searches', async () => {
    const listing = await fetch(`${store.url}/api/shopping/item/paginate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ search: 'glove' }),
    })
    expect(await listing.json()).toMatchObject({ total: 0, results: [] })
    expect(store.isDemonstration).toBe(false)
  })

  it('says in one line that there is none to fill it with', async () => {
    const error = await seedStore(database.db, { search }, () => undefined).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(StartError)
    expect(String(error)).toMatch(/This store has no demonstration to put into its database\. [^\n]+$/)
  })
})
