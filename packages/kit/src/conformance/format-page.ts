import type { CallResult, ConformanceReport } from './conformance.types.js'
import { faultsOf } from './faults.js'

/** The facts of a page that a report does not have. */
export interface PageFacts {
  readonly date: Date
  /** Of this package. */
  readonly version: string
}

function textOf({ reasons, notes }: CallResult): string {
  return [...reasons, ...notes].join('; ')
}

/** The parts of a page: its facts, and a table for each question that a reader has. */
function partsOf({ url, isConformant, results, areas }: ConformanceReport, { date, version }: PageFacts) {
  const rowsOf = (outcome: CallResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).map((result) => [result.call, result.area, textOf(result)])
  const count = (outcome: CallResult['outcome']) => String(rowsOf(outcome).length)
  const noted = results.filter(({ outcome, notes }) => outcome === 'passed' && notes.length > 0)
  return {
    title: `Conformance of ${url}`,
    verdict: isConformant ? 'The back end conforms, as far as the run could check.' : 'The back end does not conform.',
    facts: [
      ['Back end', url],
      ['Date', `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
      ['Checked by', `@gauze/kit ${version}`],
      ['Passed', count('passed')],
      ['Failed', count('failed')],
      ['Skipped', count('skipped')],
      ['Not played', count('notPlayed')],
    ],
    tables: [
      {
        title: 'Faults',
        head: ['Calls', 'Fault', 'Names of the calls'],
        rows: faultsOf(results).map(({ text, calls }) => [String(calls.length), text, calls.join(', ')]),
      },
      {
        title: 'Areas',
        head: ['Area', 'Passed', 'Failed', 'Skipped'],
        rows: areas.map(({ area, passed, failed, skipped }) => [area, ...[passed, failed, skipped].map(String)]),
      },
      {
        title: 'Limits of passed checks',
        head: ['Call', 'Area', 'Note'],
        rows: noted.map((result) => [result.call, result.area, textOf(result)]),
      },
      { title: 'Skipped', head: ['Call', 'Area', 'Reason'], rows: rowsOf('skipped') },
      { title: 'Not played', head: ['Call', 'Area', 'Reason'], rows: rowsOf('notPlayed') },
    ].filter(({ rows }) => rows.length > 0),
  }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function html(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** Longer words, such as addresses, may break after their signs. */
const longWord = /\S{33,}/g

function breakable(text: string): string {
  const broken = text.replace(longWord, (word) => word.replace(/[/.,:=&?+](?=\w)/g, '$&\u200b'))
  return html(broken).replaceAll('\u200b', '<wbr>')
}

const styles = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
h1{overflow-wrap:break-word}div{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid;padding:.25rem .5rem;text-align:start;vertical-align:top}`

/** A table that scrolls by itself where a narrow window has no room for its words. */
function htmlTable(name: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const headCells = head.map((cell) => `<th scope="col">${html(cell)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${breakable(cell)}</td>`).join('')}</tr>`).join('\n')
  return `<div role="region" aria-label="${html(name)}" tabindex="0"><table><thead><tr>${headCells}</tr></thead><tbody>\n${body}\n</tbody></table></div>`
}

/** Returns a report as one HTML page that loads nothing. It contains no token and no password. */
export function formatHtml(report: ConformanceReport, pageFacts: PageFacts): string {
  const { title, verdict, facts, tables } = partsOf(report, pageFacts)
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html(title)}</title><style>${styles}</style></head><body>`,
    `<h1>${breakable(title)}</h1><p><strong>${html(verdict)}</strong></p>`,
    htmlTable('Facts', ['Fact', 'Value'], facts),
    ...tables.map((table) => `<h2>${html(table.title)}</h2>\n${htmlTable(table.title, table.head, table.rows)}`),
    '</body></html>\n',
  ].join('\n')
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => html(cell).replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Returns a report as a page in Markdown. It contains no token and no password. */
export function formatMarkdown(report: ConformanceReport, pageFacts: PageFacts): string {
  const { title, verdict, facts, tables } = partsOf(report, pageFacts)
  const parts = tables.map((table) => `## ${table.title}\n\n${markdownTable(table.head, table.rows)}`)
  return `${[`# ${title}`, `**${verdict}**`, markdownTable(['Fact', 'Value'], facts), ...parts].join('\n\n')}\n`
}
