import type { AreaSummary, CallResult, ConformanceReport } from './conformance.types.js'
import { type Fault, faultsOf } from './faults.js'

const words = { passed: 'pass', failed: 'FAIL', skipped: 'skip' } as const

/** Returns the lines of one call, without its faults; none for a call that was not played. */
export function formatResult({ call, outcome, reasons, notes }: CallResult): string[] {
  if (outcome === 'notPlayed') return []
  const head = `${words[outcome]}  ${call}`
  const [only] = reasons
  const isExplained = outcome !== 'failed' && only !== undefined
  return [isExplained ? `${head}: ${only}` : head, ...notes.map((note) => `      note: ${note}`)]
}

/** Most calls of one fault that a report names. */
const mostNamed = 5

function formatFault({ text, calls }: Fault): string[] {
  const [only, ...others] = calls
  if (others.length === 0) return [`  ${only}: ${text}`]
  const more = calls.length - mostNamed
  const named = calls.slice(0, mostNamed).join(', ')
  return [`  in ${calls.length} calls: ${text}`, `      ${more > 0 ? `${named} and ${more} more` : named}`]
}

/** Returns the faults of a report, each once; nothing for a report without a fault. */
export function formatFaults({ results }: ConformanceReport): string {
  const faults = faultsOf(results)
  return faults.length === 0 ? '' : ['', 'Faults:', ...faults.flatMap(formatFault), ''].join('\n')
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
  return [...report.results.flatMap(formatResult), formatFaults(report), formatSummary(report)].join('\n')
}
