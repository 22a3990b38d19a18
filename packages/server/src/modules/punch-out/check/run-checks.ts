import type { Check, CheckTarget, Finding } from './check.types.js'
import { cxmlChecks } from './cxml-checks.js'
import { NoAnswerError } from './http-buyer.js'
import { ociChecks } from './oci-checks.js'
import { createRedactor } from './redact.js'

/** The reason why later checks are skipped. */
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

/** One check and its finding. */
export interface CheckResult {
  readonly check: Check
  /** Without the secret, and without control characters of the other server. */
  readonly finding: Finding
}

/** The number of checks with each outcome. */
export type CheckCounts = Readonly<Record<Finding['outcome'], number>>

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

/** Redacts a warning and a received answer: only they repeat words of the other server. */
function redacted(finding: Finding, redact: (text: string) => string): Finding {
  if (finding.outcome === 'fail') return { ...finding, received: redact(finding.received) }
  if (finding.outcome === 'skip' || finding.warning === undefined) return finding
  return { ...finding, warning: redact(finding.warning) }
}

/**
 * Plays the buyer against a server.
 * @param target the server and the agreement
 * @param onResult called with each result, in which the secret never appears
 * @example
 * const { fail } = await runChecks(target, ({ check, finding }) => console.log(check.name, finding.outcome))
 */
export async function runChecks(target: CheckTarget, onResult: (result: CheckResult) => void): Promise<CheckCounts> {
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
    onResult({ check, finding: redacted(result, redact) })
  }
  return counts
}
