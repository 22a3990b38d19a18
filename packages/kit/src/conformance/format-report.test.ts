import type { CallName } from '@gauze/contract'
import { describe, expect, it } from 'vitest'
import type { CallResult, ConformanceReport } from './conformance.types.js'
import { formatHtml, formatMarkdown } from './format-page.js'
import { formatReport } from './format-report.js'

const shared = 'without a token: expected application/problem+json, received text/html'

function failed(call: CallName, ...reasons: string[]): CallResult {
  return { call, area: 'account', outcome: 'failed', reasons, notes: [] }
}

const results: readonly CallResult[] = [
  failed('getCart', shared),
  failed('getInvoices', shared, 'results.0.dueDate: expected string, received nothing', 'total: expected number'),
  failed('getProfile', shared),
  failed('getContacts', shared),
  failed('getDevices', shared),
  failed('getQuotes', shared),
  failed('getRecalls', shared),
]
const report: ConformanceReport = {
  url: 'https://their.example/api',
  isConformant: false,
  results,
  areas: [{ area: 'account', passed: 0, failed: 7, skipped: 0 }],
}
const facts = { date: new Date('2026-10-05T14:00:00Z'), version: '0.1.0' }

describe('the faults of a report', () => {
  it('PLUS-15 stand on one line each, faults of one call before the ones that calls share', () => {
    const text = formatReport(report)
    expect(text.slice(text.indexOf('Faults:'), text.indexOf('account 0'))).toBe(
      [
        'Faults:',
        '  getInvoices: results.0.dueDate: expected string, received nothing',
        '  getInvoices: total: expected number',
        `  in 7 calls: ${shared}`,
        '      getCart, getInvoices, getProfile, getContacts, getDevices and 2 more',
        '',
        '',
      ].join('\n'),
    )
    expect(text.split(shared)).toHaveLength(2)
  })

  it.each([formatHtml, formatMarkdown])('PLUS-15 stand once on a page for people, with every call (%o)', (format) => {
    const page = format(report, facts)
    expect(page.split(shared)).toHaveLength(2)
    expect(page.indexOf('total: expected number')).toBeLessThan(page.indexOf(shared))
    expect(page).toContain('getCart, getInvoices, getProfile, getContacts, getDevices, getQuotes, getRecalls')
  })

  it('PLUS-15 are no part of a report without a fault', () => {
    const passed = results.map((result) => ({ ...result, outcome: 'passed' as const, reasons: [] }))
    expect(formatReport({ ...report, results: passed, isConformant: true })).not.toContain('Faults')
  })
})
