import { escapeHtml } from '../base/escape-html.js'
import type { Mail } from './mail.js'

/** A table of a mail. The first cell of each row is the header of the row. */
export interface MailTable {
  /** The purpose of the table, for readers who hear it. */
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** A row of the table as one line of plain text. */
  readonly lineOf: (row: readonly string[]) => string
}

/** A part of a mail. Every text is plain: the template escapes it. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | ({ readonly kind: 'table' } & MailTable)
  | { readonly kind: 'link'; readonly label: string; readonly href: string }

/** A mail before it is written as text and as HTML. */
export interface MailDraft extends Pick<Mail, 'kind' | 'recipient' | 'subject'> {
  readonly parts: readonly MailPart[]
}

const cell = 'style="padding:6px 12px 6px 0;text-align:left;vertical-align:top;border-bottom:1px solid #c9d1d9"'

function textOf(part: MailPart): string {
  if (part.kind === 'text') return part.text
  if (part.kind === 'facts') return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  if (part.kind === 'table') return part.rows.map(part.lineOf).join('\n')
  return `${part.label}: ${part.href}`
}

function headerCell(scope: 'row' | 'col', text: string): string {
  return `<th scope="${scope}" ${cell}>${escapeHtml(text)}</th>`
}

function tableHtml(caption: string, head: string, rows: readonly (readonly string[])[]): string {
  const body = rows.map(([first = '', ...rest]) => {
    const cells = rest.map((text) => `<td ${cell}>${escapeHtml(text)}</td>`)
    return `<tr>${headerCell('row', first)}${cells.join('')}</tr>`
  })
  return `<table style="border-collapse:collapse;width:100%;margin:0 0 16px">
<caption style="text-align:left;font-weight:bold;padding:8px 0">${escapeHtml(caption)}</caption>
${head}<tbody>
${body.join('\n')}
</tbody></table>`
}

function htmlOf(part: MailPart): string {
  if (part.kind === 'text') {
    return `<p style="margin:0 0 16px">${escapeHtml(part.text).replaceAll('\n', '<br>')}</p>`
  }
  if (part.kind === 'facts') return tableHtml('Details', '', part.facts)
  if (part.kind === 'table') {
    const columns = part.columns.map((column) => headerCell('col', column)).join('')
    return tableHtml(part.caption, `<thead><tr>${columns}</tr></thead>`, part.rows)
  }
  const { label, href } = part
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(href)}" target="_blank" rel="noopener" style="color:#0b4f8a">${escapeHtml(label)}</a></p>`
}

/**
 * Writes a mail of the store in both of its forms: plain text, and HTML without pictures that repeats the text.
 * @param draft the parts of the mail in their order
 * @example
 * composeMail({ kind: 'welcome', recipient, subject: 'Welcome', parts: [{ kind: 'text', text: 'Hello Ada,' }] })
 */
export function composeMail({ parts, ...mail }: MailDraft): Mail {
  const title = escapeHtml(mail.subject)
  return {
    ...mail,
    text: parts.map(textOf).join('\n\n'),
    html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2328;font:16px/1.5 Arial,sans-serif">
<main style="max-width:640px;margin:0 auto">
<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${title}</h1>
${parts.map(htmlOf).join('\n')}
</main></body></html>
`,
  }
}
