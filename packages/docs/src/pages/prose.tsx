import { Marked, type Tokens } from 'marked'
import { escapeHtml, highlighted, targetOf } from './code.js'
import { type CurrentPage, usePage } from './names.js'

/** Where a link of a text leads on the site; null for a file that is not on it. */
export type FollowLink = (href: string) => string | null

/**
 * Markdown as HTML. A name of the packages in code becomes a link to its page, a heading gets an id, and code its colors.
 *
 * @param follow says where a relative link leads
 */
function proseHtml(text: string, page: CurrentPage, follow: FollowLink = () => null): string {
  const marked = new Marked({
    renderer: {
      code: ({ text: code, lang = '' }: Tokens.Code) =>
        `<pre tabindex="0" class="docs-code"><code>${highlighted(code, lang)}</code></pre>`,
      codespan: ({ text: code }: Tokens.Codespan) => codeHtml(code, page),
      heading({ tokens, depth, text: words }: Tokens.Heading) {
        return `<h${depth} id="${anchorOf(words)}">${this.parser.parseInline(tokens)}</h${depth}>`
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens)
        const target = /^(?:https?:|#|mailto:)/.test(href) ? href : follow(href)
        return target === null ? words : `<a href="${escapeHtml(target)}">${words}</a>`
      },
      table(token: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        const body = token.rows.map((cells) => row(cells, 'td')).join('')
        return `<div class="docs-wide" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`
      },
    },
  })
  return marked.parse(text, { async: false })
}

/** Code in a sentence; a name of the packages is a link. */
function codeHtml(code: string, page: CurrentPage): string {
  const [, whole = '', name = ''] = /^<?(([\w-]+)(?:\.[A-Z]\w+)?)/.exec(code) ?? []
  const html = `<code>${escapeHtml(code)}</code>`
  // A word such as `cart` would be a link too often; names of two words are not.
  const target =
    /[A-Z-]/.test(name) && /^<?[\w-]+(?:$|[\s(</.])/.test(code) ? (targetOf(whole, page) ?? targetOf(name, page)) : null
  return target ? `<a href="${target}">${html}</a>` : html
}

/** The id of a heading. */
export function anchorOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

interface ProseProps {
  readonly text: string
  readonly follow?: FollowLink
  readonly className?: string
  /** For a summary, which is a control and so may not hold links. */
  readonly isWithoutLinks?: boolean
}

/** Markdown on a page. */
export function Prose({ text, follow, className = 'docs-prose', isWithoutLinks = false }: ProseProps) {
  const current = usePage()
  const page = isWithoutLinks ? { ...current, names: new Map<string, string>() } : current
  if (text === '') return null
  return <div className={className} dangerouslySetInnerHTML={{ __html: proseHtml(text, page, follow) }} />
}
