import type { Algoliasearch } from 'algoliasearch'
import type { IndexDefinition } from './index-definition.js'
import { ownPrefix } from './index-definition.js'

/** Records in batches. */
export type RecordBatches = AsyncIterable<readonly Record<string, unknown>[]>

type Client = Pick<
  Algoliasearch,
  | 'batch'
  | 'browseRules'
  | 'browseSynonyms'
  | 'deleteIndex'
  | 'deleteRule'
  | 'deleteSynonym'
  | 'indexExists'
  | 'operationIndex'
  | 'saveRules'
  | 'saveSynonyms'
  | 'setSettings'
  | 'waitForTask'
>

const whole = ['settings', 'rules', 'synonyms'] as const

/**
 * Removes the rules and synonyms of an earlier push that this push does not write. Entries that people created in the
 * service have other ids and stay.
 */
async function removeStale(client: Client, indexName: string, { synonyms, rules }: IndexDefinition) {
  const kept = new Set([...synonyms, ...rules].map(({ objectID }) => objectID))
  const isStale = (objectID: string) => objectID.startsWith(ownPrefix) && !kept.has(objectID)
  const stale: { synonyms: string[]; rules: string[] } = { synonyms: [], rules: [] }
  const collect = (into: string[]) => (page: { hits: readonly { objectID: string }[] }) => {
    for (const { objectID } of page.hits) if (isStale(objectID)) into.push(objectID)
  }
  await client.browseSynonyms({ indexName, aggregator: collect(stale.synonyms) })
  await client.browseRules({ indexName, aggregator: collect(stale.rules) })
  for (const objectID of stale.synonyms) await client.deleteSynonym({ indexName, objectID })
  for (const objectID of stale.rules) await client.deleteRule({ indexName, objectID })
}

async function define(client: Client, indexName: string, definition: IndexDefinition): Promise<number> {
  const { settings, synonyms, rules } = definition
  const { taskID } = await client.setSettings({ indexName, indexSettings: settings })
  await client.waitForTask({ indexName, taskID, maxRetries: 1000 })
  await removeStale(client, indexName, definition)
  let last = taskID
  if (synonyms.length > 0) last = (await client.saveSynonyms({ indexName, synonymHit: [...synonyms] })).taskID
  if (rules.length > 0) last = (await client.saveRules({ indexName, rules: [...rules] })).taskID
  return last
}

/**
 * Fills an index next to the searched index and swaps them at the end, so that an interrupted push changes
 * nothing and can be repeated.
 * @param onProgress called with the number of records sent
 * @param onReplaced called when the filled index becomes the searched index
 * @returns how many records there are
 */
export async function replaceIndex(
  client: Client,
  indexName: string,
  {
    definition,
    batches,
    onProgress,
    onReplaced,
  }: {
    definition: IndexDefinition
    batches: RecordBatches
    onProgress: (sent: number) => void
    onReplaced: () => void
  },
): Promise<number> {
  const filling = `${indexName}_gauze_filling`
  const wait = (taskID: number) => client.waitForTask({ indexName: filling, taskID, maxRetries: 1000 })
  await wait((await client.deleteIndex({ indexName: filling })).taskID)
  try {
    if (await client.indexExists({ indexName })) {
      const copy = { operation: 'copy' as const, destination: filling, scope: [...whole] }
      await wait((await client.operationIndex({ indexName, operationIndexParams: copy })).taskID)
    }
    let last = await define(client, filling, definition)
    let sent = 0
    for await (const records of batches) {
      const requests = records.map((body) => ({ action: 'addObject' as const, body }))
      last = (await client.batch({ indexName: filling, batchWriteParams: { requests } })).taskID
      sent += records.length
      onProgress(sent)
    }
    await wait(last)
    const move = { operation: 'move' as const, destination: indexName }
    const { taskID } = await client.operationIndex({ indexName: filling, operationIndexParams: move })
    onReplaced()
    await wait(taskID)
    return sent
  } catch (error) {
    await client.deleteIndex({ indexName: filling }).catch(() => undefined)
    throw error
  }
}
