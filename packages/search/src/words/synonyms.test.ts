import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recordStatements } from '../../../server/src/db/client.js'
import { buildIndex, createSearchEngine } from '../engine/index.js'
import { itemsDefinition } from '../push/index-definition.js'
import { type SearchServer, startSearchServer } from '../testing/search-server.js'
import { readSynonymsFile } from './edit-synonyms.js'
import { readSynonyms, saveSynonyms } from './stored-synonyms.js'

let server: SearchServer
let folder: string

beforeAll(async () => {
  server = await startSearchServer()
  folder = await mkdtemp(join(tmpdir(), 'gauze-synonyms-'))
  await server.db.execute(sql`INSERT INTO categories (id, name, url_component) VALUES (1, 'Dressings', 'dressings')`)
  await server.db.execute(sql`
    INSERT INTO items (id, category_id, item_name, display_name, site_display_name, manufacturer, mpn, url_component)
    VALUES (1, 1, 'GZ1', 'Gauze sponges', 'Gauze sponges', 'Corvale', 'CV-1', 'gauze'),
      (2, 1, 'GZ2', 'Foam pads', 'Foam pads', 'Corvale', 'CV-2', 'foam')`)
  await buildIndex(server.db)
})

afterEach(() => saveSynonyms(server.db, null))

afterAll(async () => {
  await rm(folder, { recursive: true })
  await server.close()
})

async function idsFor(query: string, engine = server.engine) {
  return (await engine.search({ query })).ids
}

async function fileOf(text: string) {
  const path = join(folder, 'synonyms.txt')
  await writeFile(path, text)
  return path
}

describe('the synonyms of a store', () => {
  it('SRCH-06 are used from the next search on, by every engine, and replace the default ones', async () => {
    const other = createSearchEngine(server.db)
    expect(await idsFor('zorb')).toEqual([])
    expect(await idsFor('zorb', other)).toEqual([])
    await saveSynonyms(server.db, 'zorb > gauze')
    expect(await idsFor('zorb')).toEqual([1])
    expect(await idsFor('zorb', other)).toEqual([1])
    expect(await idsFor('gauze')).toEqual([1])
    await saveSynonyms(server.db, 'zorb > foam')
    expect(await idsFor('zorb')).toEqual([2])
    await saveSynonyms(server.db, null)
    expect(await idsFor('zorb')).toEqual([])
  })

  it('SRCH-06 leave words out that say nothing, unless there are no others', async () => {
    await saveSynonyms(server.db, '! zorb, zorb brothers')
    expect(await idsFor('zorb gauze')).toEqual([1])
    expect(await idsFor('foam by zorb brothers')).toEqual([2])
    expect(await idsFor('zorb')).toEqual([])
  })

  it('SRCH-06 are used for a thing that items must not have', async () => {
    await saveSynonyms(server.db, 'espuma > foam')
    expect(await idsFor('corvale sin espuma')).toEqual([1])
  })

  it('SRCH-06 correct the spelling of their words', async () => {
    await saveSynonyms(server.db, 'zorbalene > foam')
    expect(await server.engine.search({ query: 'zorbaline' })).toMatchObject({ ids: [2], corrected: 'zorbalene' })
  })

  it('SRCH-06 cost no statement while they stay the same', async () => {
    await saveSynonyms(server.db, 'zorb > gauze')
    await idsFor('zorb')
    const statements: string[] = []
    await recordStatements(statements, () => idsFor('zorb'))
    expect(statements).toHaveLength(2)
  })

  it('SRCH-06 are pushed to a hosted service, meanings one way', async () => {
    await saveSynonyms(server.db, 'ecg = ekg\ncoban > cohesive wrap | cohesive bandage')
    expect((await itemsDefinition(server.db)).synonyms).toEqual([
      { objectID: 'gauze-ecg-ekg', type: 'synonym', synonyms: ['ecg', 'ekg'] },
      {
        objectID: 'gauze-coban-cohesive-wrap-cohesive-bandage',
        type: 'oneWaySynonym',
        input: 'coban',
        synonyms: ['cohesive wrap', 'cohesive bandage'],
      },
    ])
  })
})

describe('a file of synonyms', () => {
  it('is read as it is, and its text is printed again', async () => {
    const text = '# Ours\nzorb > gauze\n'
    await saveSynonyms(server.db, await readSynonymsFile(await fileOf(text)))
    expect((await readSynonyms(server.db)).text).toBe(text)
  })

  it.each([
    ['zorb\nx = y\ny', /2 lines that cannot be read, so the synonyms stay as they are\.\n {2}Line 1: .*\n {2}Line 3: /],
    ['# nothing', /has no synonyms, so they stay as they are/],
  ])('is refused with its faults: %j', async (text, message) => {
    await expect(readSynonymsFile(await fileOf(text))).rejects.toThrow(message)
  })

  it('is refused if there is none', async () => {
    await expect(readSynonymsFile(join(folder, 'nosuch.txt'))).rejects.toThrow(/Cannot read .*nosuch\.txt/)
  })
})
