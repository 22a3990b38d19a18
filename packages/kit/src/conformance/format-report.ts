import type { AreaSummary, CallResult, ConformanceReport } from './conformance.types.js'

const words = { passed: 'pass', failed: 'FAIL', skipped: 'skip' } as const

/** Returns the lines of one call; none for a call that was not played. */
export function formatResult({ call, outcome, reasons, notes }: CallResult): string[] {
  if (outcome === 'notPlayed') return []
  const [only] = reasons
  const isShort = outcome !== 'failed' && notes.length === 0
  const head = `${words[outcome]}  ${call}`
  if (isShort) return [only === undefined ? head : `${head}: ${only}`]
  return [head, ...[...reasons, ...notes.map((note) => `note: ${note}`)].map((text) => `      ${text}`)]
}

function formatArea({ area, passed, failed, skipped }: AreaSummary): string {
  const total = passed + failed + skipped
  return `${area} ${passed} of ${total}${failed > 0 ? `, ${failed} failed` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Returns the summary of a report: a line for each area, and the totals. */
export function formatSummary({ areas, results, isConformant }: ConformanceReport): string {
  const count = (outcome: CallResult['outcome']) => results.filter((result) => result.outcome === outcome).length
  return [
    ...areas.map(formatArea),
    `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped, ${count('notPlayed')} not played`,
    isConformant ? 'The back end conforms, as far as the run could check.' : 'The back end does not conform.',
  ].join('\n')
}

/** Returns a report as text. It contains no token and no password. */
export function formatReport(report: ConformanceReport): string {
  return [...report.results.flatMap(formatResult), '', formatSummary(report)].join('\n')
}
