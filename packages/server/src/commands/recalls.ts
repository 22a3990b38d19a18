import { readFile } from 'node:fs/promises'
import type { RecallNotice } from '@gauze/contract'
import { recallNoticeSchema } from '@gauze/contract/schemas'
import type { Config } from '../base/config.js'
import { StartError } from '../base/start-error.js'
import { closeRecall, listRecalls, publishRecall, recallStatus } from '../modules/recalls/publish-recall.service.js'
import type { Store } from '../services/store.js'
import { withOperatorJobs } from './operator-jobs.js'
import { readOptions, readRecordCommand } from './read-words.js'

/** The most characters of the file of a recall. */
const LONGEST_FILE = 100_000

async function textOf(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The file ${path} could not be read: ${reason}. Nothing has changed.`)
  })
  if (text.length <= LONGEST_FILE) return text.replace(/^\uFEFF/, '')
  throw new StartError(`${path} has more than ${LONGEST_FILE} characters, so it is no recall. Nothing has changed.`)
}

function jsonOf(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`${path} is no JSON: ${reason}. Nothing has changed.`)
  }
}

/**
 * Reads the file of a recall.
 * @throws StartError that names each wrong field
 */
async function noticeOf(path: string): Promise<RecallNotice> {
  const read = recallNoticeSchema.safeParse(jsonOf(path, await textOf(path)))
  if (read.success) return read.data
  const mistakes = read.error.issues.map((issue) => `${issue.path.join('.') || 'recall'}: ${issue.message}`)
  throw new StartError([`${path} has mistakes. Nothing has changed.`, ...mistakes].join('\n'))
}

/** Reads the words after `recalls publish`, whose file keeps its capitals. */
function publishOf(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  const { values, positionals } = readOptions(args, { check: { type: 'boolean' } })
  const [, path = '', ...rest] = positionals
  if (path === '' || rest.length > 0) {
    throw new StartError("'recalls publish' takes one file, such as recall.json. Run: gauze help")
  }
  return async (store) => {
    const notice = await noticeOf(path)
    const publication = { isCheck: values.check ?? false }
    return withOperatorJobs(store, config, (operator) =>
      publishRecall(store.db, notice, publication, { ...operator, now: () => new Date() }),
    )
  }
}

/**
 * Reads the words after `gauze recalls`, by which an operator lists, publishes or closes recalls, or sees who has
 * acknowledged one.
 * @returns the work, which answers a sentence for the operator, or a list
 * @throws StartError when the words are wrong; the work throws a StartError or ProblemError when the recall refuses
 * @example
 * await runRecalls(['publish', 'recall.json', '--check'], config)(store)
 */
export function runRecalls(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  if (args[0] === 'publish') return publishOf(args, config)
  const { action, number } = readRecordCommand(args, {
    command: 'recalls',
    options: {},
    actions: { list: [], status: [], close: [] },
    takes: 'one recall number, such as RC-1001',
  })
  if (action === 'list') return ({ db }) => listRecalls(db)
  if (action === 'status') return ({ db }) => recallStatus(db, number)
  return (store) =>
    withOperatorJobs(store, config, (operator) => closeRecall(store.db, number, { ...operator, now: () => new Date() }))
}
