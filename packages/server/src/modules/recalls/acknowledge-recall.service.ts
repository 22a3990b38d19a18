import type { CallParsedInput, RecallDetails } from '@gauze/contract'
import { formatDate, recallCountsProblem } from '@gauze/rules'
import { conflict, notFound, refused } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import type { Services } from '../../services/services.js'
import type { SessionUser } from '../../sessions/session-user.js'
import { insertAcknowledgment, lockRecall, type RecallDetailsRow, readRecall } from './recalls.repository.js'

type Acknowledgment = CallParsedInput<'acknowledgeRecall'>

/** A recall as the caller sees it. */
export function recallView(recall: RecallDetailsRow, { isPunchout }: Pick<SessionUser, 'isPunchout'>): RecallDetails {
  return { ...recall, mayAcknowledge: recall.status !== 'Closed' && !isPunchout }
}

/**
 * Reads one of the company's recalls.
 * @throws ProblemError 404 when the company has no such recall
 */
export async function requireRecall(scope: Scope, id: number): Promise<RecallDetailsRow> {
  const recall = await readRecall(scope, id)
  if (recall === null) throw notFound('Your company has no such recall. Choose one from the list of recalls.')
  return recall
}

/** Refuses an acknowledgment of a recall that is closed, or that somebody has acknowledged since the person read it. */
function requireCurrent({ recallNumber, status, acknowledgments }: RecallDetailsRow, version: number): void {
  if (status === 'Closed') {
    throw conflict('recall-closed', `Recall ${recallNumber} is closed. Nothing was saved. Call us about its goods.`)
  }
  const [latest] = acknowledgments
  if (latest === undefined ? version === 0 : version === latest.version) return
  if (latest === undefined) {
    throw conflict(
      'recall-changed',
      `Nobody has acknowledged recall ${recallNumber}. Nothing was saved. Read it again.`,
    )
  }
  throw conflict(
    'recall-changed',
    `${latest.by} acknowledged recall ${recallNumber} on ${formatDate(latest.at)}, after you opened it. Nothing of yours was saved. Read what was acknowledged, then amend it if it is not right.`,
  )
}

/** @throws ProblemError when the counts name a line twice, a line of another recall, or more goods than there were */
function requireCounts(recall: RecallDetailsRow, lines: Acknowledgment['lines']): void {
  const known = new Map(recall.lines.map((line) => [line.id, line]))
  const seen = new Set<number>()
  for (const [index, { id, ...counts }] of lines.entries()) {
    const line = known.get(id)
    if (line === undefined) {
      throw notFound(
        `Element ${index + 1} of the lines is none of recall ${recall.recallNumber}. Nothing was saved. Read the recall again.`,
        { [`lines.${index}.id`]: ['must be a line of the recall'] },
      )
    }
    if (seen.has(id)) {
      throw refused('validation', `Line ${line.name} is named twice. Nothing was saved. Name each line once.`, {
        [`lines.${index}.id`]: ['must be named once'],
      })
    }
    seen.add(id)
    const problem = recallCountsProblem(counts, line.quantity)
    const goods = `${line.name} of order ${line.order.orderNumber}`
    if (problem?.code === 'aboveReceived') {
      throw refused(
        'validation',
        `Your company received ${line.quantity} × ${line.unitLabel} of ${goods}, so found and used goods together are at most ${line.quantity}. Nothing was saved.`,
        { [`lines.${index}.found`]: [`must be at most ${line.quantity}, together with used`] },
      )
    }
    if (problem?.code === 'aboveFound') {
      throw refused(
        'validation',
        `You found ${counts.found} × ${line.unitLabel} of ${goods}, so quarantined and returned goods together are at most ${counts.found}. Nothing was saved.`,
        { [`lines.${index}.quarantined`]: [`must be at most ${counts.found}, together with returned`] },
      )
    }
  }
  if (seen.size === known.size) return
  throw conflict(
    'recall-changed',
    `Recall ${recall.recallNumber} has ${known.size} lines, and you answered ${seen.size}. More goods may have shipped after you opened it. Nothing was saved. Read the recall again, and answer each line.`,
  )
}

/**
 * Acknowledges a recall of the company, or amends its acknowledgment: each version is kept. Part of the scope's
 * transaction; of two people at once, the second one is refused and reads the version of the first one.
 * @throws ProblemError when the company has no such recall or line, when the counts cannot be, and 409 when the recall is
 * closed or has changed
 */
export async function acknowledgeRecall(
  scope: Scope,
  { id, version, lines, note }: Acknowledgment,
  user: SessionUser,
  { now }: Pick<Services, 'now'>,
): Promise<RecallDetails> {
  await lockRecall(scope, id)
  const recall = await requireRecall(scope, id)
  requireCurrent(recall, version)
  requireCounts(recall, lines)
  await insertAcknowledgment(scope, id, { version: version + 1, at: now(), note: note.trim(), lines })
  return recallView(await requireRecall(scope, id), user)
}
