import { readFile } from 'node:fs/promises'
import type { RecallNotice } from '@gauze/contract'
import { recallNoticeSchema } from '@gauze/contract/schemas'
import { formatDate } from '@gauze/rules'
import { quoted, quotedLines } from '../base/quoted.js'
import { StartError } from '../base/start-error.js'
import type { MatchCounts } from '../modules/recalls/match-recalls.repository.js'
import {
  type CompanyState,
  type ListedRecall,
  type RecallState,
  readListedRecalls,
} from '../modules/recalls/publish-recall.repository.js'
import {
  type Acknowledgments,
  closeRecall,
  type PublishedRecall,
  publishRecall,
  recallStatus,
} from '../modules/recalls/publish-recall.service.js'
import { type Command, defineAction } from '../services/action.js'
import { onStore, withServices } from './operate.js'
import { noWords, oneWord } from './read-words.js'

/** The most characters of the file of a recall. */
const LONGEST_FILE = 100_000

const ONE_RECALL = 'one recall number, such as RC-1001'

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

function goodsText({ companies, lines }: MatchCounts): string {
  if (lines === 0) return 'no company has received its goods'
  const received = lines === 1 ? '1 shipped line' : `${lines} shipped lines`
  return companies === 1 ? `1 company has received ${received}` : `${companies} companies have received ${received}`
}

function peopleText(count: number): string {
  return count === 1 ? '1 person is told' : `${count} people are told`
}

/** The result of publishing or checking a recall. */
export function publishedText({ recallNumber, told, ...counts }: PublishedRecall): string {
  const goods = goodsText(counts)
  if (recallNumber === null) {
    return `The recall has no mistake: ${goods}. Nothing was published, and nobody was told.`
  }
  return `Recall ${recallNumber} is published: ${goods}, and ${peopleText(told)}. See who has acknowledged it with: gauze recalls status ${recallNumber}`
}

/** The result of closing a recall. */
export function closedText(recallNumber: string, { companies, acknowledged }: Acknowledgments): string {
  return `Recall ${recallNumber} is closed: ${acknowledged} of ${companies} companies have acknowledged it`
}

function headText({ recallNumber, title, riskClass, publishedOn, closedOn, ...counts }: ListedRecall): string {
  const state = closedOn === null ? 'open' : `closed on ${formatDate(closedOn)}`
  return `${recallNumber}, class ${riskClass}, ${state}: ${title}. Published on ${formatDate(publishedOn)}, acknowledged by ${counts.acknowledged} of ${counts.companies} companies`
}

/** The list of recalls. */
export function recallsText(recalls: readonly ListedRecall[]): string {
  return recalls.length === 0 ? 'There is no recall' : recalls.map(headText).join('\n')
}

function companyText({ accountName, lines, received, people, toldOn, isAcknowledged, latest }: CompanyState): string[] {
  const goods = `  ${quoted(accountName)}, ${lines === 1 ? '1 line' : `${lines} lines`}, ${received}:`
  const told = people === 0 ? 'nobody there can be told' : `last mail on ${formatDate(toldOn)}`
  if (latest === null) return [`${goods} nobody has acknowledged it, ${told}`]
  const { version, by, on, note, found, used, quarantined, returned } = latest
  const amended = version === 1 ? '' : `, version ${version}`
  const again = isAcknowledged ? '' : `; more goods have shipped since, and nobody has acknowledged them, ${told}`
  return [
    `${goods} acknowledged by ${quoted(by)} on ${formatDate(on)}${amended}: ${found} found, ${used} used, ${quarantined} quarantined, ${returned} returned${again}`,
    ...(note === '' ? [] : quotedLines(note, '    ')),
  ]
}

/** The state of a recall in each company that received its goods. */
export function recallStateText(recall: RecallState): string {
  return [headText(recall), ...recall.states.flatMap(companyText)].join('\n')
}

/** `gauze recalls` */
export const recalls: Command = {
  list: defineAction({
    description: 'show the recalls, open ones first',
    options: {},
    read: (given) => {
      noWords(given)
      return onStore(async ({ db }) => recallsText(await readListedRecalls(db)))
    },
  }),
  publish: defineAction({
    usage: 'FILE [--check]',
    description: `publish a recall from a JSON file, match it with everything that has shipped, and tell the companies
that received its goods; with --check, say how many these are, and publish nothing`,
    options: { check: { type: 'boolean' } },
    read: (given) => {
      const takes = 'one file, such as recall.json'
      const path = oneWord(given, takes)
      if (path === '') throw new StartError(`'recalls publish' takes ${takes}. Run: gauze help`)
      const publication = { isCheck: given.values.check ?? false }
      return withServices(async ({ db }, services) =>
        publishedText(await publishRecall(db, await noticeOf(path), publication, services)),
      )
    },
  }),
  status: defineAction({
    usage: 'NUMBER',
    description: 'show for each company what it received, and who has acknowledged the recall',
    options: {},
    read: (given) => {
      const number = oneWord(given, ONE_RECALL).toUpperCase()
      return onStore(async ({ db }) => recallStateText(await recallStatus(db, number)))
    },
  }),
  close: defineAction({
    usage: 'NUMBER',
    description: 'close a recall: nobody needs to acknowledge it any more',
    options: {},
    read: (given) => {
      const number = oneWord(given, ONE_RECALL).toUpperCase()
      return withServices(async ({ db }, services) => closedText(number, await closeRecall(db, number, services)))
    },
  }),
}
