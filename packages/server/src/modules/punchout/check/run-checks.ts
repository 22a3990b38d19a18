import type { Log } from '../../../base/log.js'
import type { Check, CheckTarget, Finding } from './check.types.js'
import { cxmlChecks } from './cxml-checks.js'
import { NoAnswerError } from './http-buyer.js'
import { ociChecks } from './oci-checks.js'
import { createRedactor } from './redact.js'

/** Why later checks are skipped. */
interface Obstacle {
  readonly note: string
  /** Whether even the checks that need no agreement make no sense. */
  readonly stopsAll: boolean
}

const unreached: Obstacle = { note: 'the first check got no answer', stopsAll: true }
const notEntered: Obstacle = { note: 'the server did not accept a right request', stopsAll: false }

const reachServer =
  'Compare --url with the address of the server, and make sure that it runs and can be reached from here.'

type Result = Finding & { readonly obstacle?: Obstacle }

async function resultOf(check: Check, isFirst: boolean): Promise<Result> {
  try {
    const finding = await check.run()
    return isFirst && finding.outcome === 'fail' ? { ...finding, obstacle: notEntered } : finding
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error
    const finding = { outcome: 'fail', received: error.message } as const
    return isFirst ? { ...finding, remedy: reachServer, obstacle: unreached } : finding
  }
}

/** The lines of one check. Only a warning and the received answer repeat words of the other server: they are redacted. */
function linesOf(check: Check, finding: Finding, redact: (text: string) => string): string[] {
  if (finding.outcome === 'skip') return [`skip  ${check.name}: ${finding.note}`]
  if (finding.outcome === 'pass') {
    const line = `pass  ${check.name}${finding.note === undefined ? '' : `: ${finding.note}`}`
    return finding.warning === undefined ? [line] : [line, `      warning: ${redact(finding.warning)}.`]
  }
  return [
    `FAIL  ${check.name}`,
    `      sent: ${check.sent}`,
    `      received: ${redact(finding.received)}`,
    `      protocol: ${check.protocol}`,
    `      to do: ${finding.remedy ?? check.remedy}`,
  ]
}

const byHand = `The return of a cart needs a person in a browser. For a Gauze store that runs on this machine, open its page
/dev/punchout, shop, and press "Transfer cart"; the page then shows what the store returned, and sends it again to be
edited or inspected. For another server, start a visit in your procurement system, and compare what comes back.`

/**
 * Plays the buyer against a server, and writes a report line by line. The secret never appears in it.
 * @param target the server and the agreement
 * @returns whether no check failed
 * @example
 * const isConformant = await runChecks(target, console.log)
 */
export async function runChecks(target: CheckTarget, log: Log): Promise<boolean> {
  const redact = createRedactor(target)
  const counts = { pass: 0, fail: 0, skip: 0 }
  const checks = target.protocol === 'cxml' ? cxmlChecks(target) : ociChecks(target)
  let obstacle: Obstacle | undefined
  for (const [index, check] of checks.entries()) {
    const isSkipped = obstacle !== undefined && (obstacle.stopsAll || check.needsEntry)
    const result: Result =
      isSkipped && obstacle ? { outcome: 'skip', note: obstacle.note } : await resultOf(check, index === 0)
    obstacle ??= result.obstacle
    counts[result.outcome] += 1
    for (const line of linesOf(check, result, redact)) log(line)
  }
  log(`\n${byHand}\n`)
  log(`${counts.pass} passed, ${counts.fail} failed, ${counts.skip} skipped`)
  return counts.fail === 0
}
