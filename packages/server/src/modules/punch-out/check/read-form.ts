/** A form of a page that a browser sends by its button. */
export interface PageForm {
  readonly method: string
  /** As written in the page. */
  readonly action: string
  readonly fields: ReadonlyMap<string, string>
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    if (Number.isInteger(code)) return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    return entities[String(name).toLowerCase()] ?? whole
  })
}

function attributesOf(tag: string): Map<string, string> {
  const found = tag.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      unescapeHtml(double ?? single ?? bare ?? ''),
    ]),
  )
}

/**
 * Reads the first form of a page, with its inputs.
 * @returns null for a page without a form
 * @example readForm('<form action="/x"><input name="a" value="1"></form>')?.fields.get('a') // '1'
 */
export function readForm(html: string): PageForm | null {
  const [, opening, content = ''] = /(<form\b[^>]*>)([\s\S]*?)(?:<\/form\s*>|$)/i.exec(html) ?? []
  if (opening === undefined) return null
  const form = attributesOf(opening)
  const inputs = [...content.matchAll(/<input\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi)].map(([tag]) => attributesOf(tag))
  return {
    method: (form.get('method') ?? 'get').toLowerCase(),
    action: form.get('action') ?? '',
    fields: new Map(inputs.map((input) => [input.get('name') ?? '', input.get('value') ?? ''])),
  }
}

/** The title of a page; empty without one. */
export function titleOf(html: string): string {
  return unescapeHtml(/<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? '').trim()
}
