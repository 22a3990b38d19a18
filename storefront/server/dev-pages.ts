import type { FlagEvaluation } from '../app/data/flags.server.js'
import type { LoggedEvent } from './event-log.js'

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
main { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8884; text-align: start; vertical-align: top }
code { overflow-wrap: anywhere }
`

interface PageOptions {
  readonly nonce: string
}

/** The measured events, newest first. */
export function eventsPage(events: readonly LoggedEvent[], options: PageOptions): string {
  const rows = events.map(({ at, event, properties }) => [at, event, JSON.stringify(properties)])
  return devPage('Analytics', { ...options, head: ['When', 'Event', 'Properties'], rows, empty: 'No event yet.' })
}

/** The answers of the flag provider, newest first. */
export function flagsPage(evaluations: readonly FlagEvaluation[], options: PageOptions): string {
  const rows = evaluations.map(({ at, flag, value, reason, provider }) => [at, flag, value, reason, provider])
  return devPage('Flags', {
    ...options,
    head: ['When', 'Flag', 'Value', 'Why', 'Provider'],
    rows,
    empty: 'No flag was asked for yet. Open a page of the store.',
  })
}

interface TableOptions extends PageOptions {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly empty: string
}

function devPage(title: string, { nonce, head, rows, empty }: TableOptions): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<td><code>${escapeHtml(cell)}</code></td>`).join('')
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')
  const columns = head.map((name) => `<th scope="col">${name}</th>`).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${title}</h1>
${rows.length === 0 ? `<p>${empty}</p>` : `<table><thead><tr>${columns}</tr></thead><tbody>${body}</tbody></table>`}
</main></body></html>`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
}
