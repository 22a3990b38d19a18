import { Anchor } from '@gauze/ui/link'
import type { ReactNode } from 'react'
import { safeHref } from './safe-href.js'

interface Node {
  readonly nodeType: string
  readonly value?: string
  readonly marks: readonly string[]
  readonly data: Readonly<Record<string, unknown>>
  readonly content: readonly Node[]
}

const MAX_DEPTH = 24

/** A rich text document of the content service as elements; text stays text, and no script or handler survives (CMS-03). */
export function RichText({ document }: { document: unknown }) {
  const root = readNode(document, 0)
  return root ? <div className="rich-text">{children(root)}</div> : null
}

const children = (node: Node): ReactNode[] => node.content.map((child, index) => <RichNode key={index} node={child} />)

function RichNode({ node }: { node: Node }): ReactNode {
  switch (node.nodeType) {
    case 'text':
      return node.marks.reduce<ReactNode>(marked, node.value ?? '')
    case 'paragraph':
      return <p>{children(node)}</p>
    case 'heading-1':
    case 'heading-2':
      return <h2>{children(node)}</h2>
    case 'heading-3':
      return <h3>{children(node)}</h3>
    case 'heading-4':
    case 'heading-5':
    case 'heading-6':
      return <h4>{children(node)}</h4>
    case 'unordered-list':
      return <ul>{children(node)}</ul>
    case 'ordered-list':
      return <ol>{children(node)}</ol>
    case 'list-item':
      return <li>{children(node)}</li>
    case 'blockquote':
      return <blockquote>{children(node)}</blockquote>
    case 'hr':
      return <hr />
    case 'table':
      return (
        <div className="rich-table">
          <table>
            <tbody>{children(node)}</tbody>
          </table>
        </div>
      )
    case 'table-row':
      return <tr>{children(node)}</tr>
    case 'table-header-cell':
      return <th>{children(node)}</th>
    case 'table-cell':
      return <td>{children(node)}</td>
    case 'hyperlink':
      return <RichLink href={node.data.uri}>{children(node)}</RichLink>
    case 'entry-hyperlink':
      return <RichLink href={fieldOf(node.data.target, 'path')}>{children(node)}</RichLink>
    case 'asset-hyperlink':
      return <RichLink href={fileOf(node.data.target)}>{children(node)}</RichLink>
    case 'embedded-entry-block':
    case 'embedded-entry-inline':
      return (
        <RichLink href={fieldOf(node.data.target, 'path')}>{String(fieldOf(node.data.target, 'title') ?? '')}</RichLink>
      )
    case 'embedded-asset-block': {
      const file = safeHref(fileOf(node.data.target))
      const title = String(fieldOf(node.data.target, 'title') ?? '')
      return file ? <img src={file} alt={title} width={800} height={450} loading="lazy" /> : null
    }
    default:
      return children(node)
  }
}

function RichLink({ href, children: words }: { href: unknown; children: ReactNode }) {
  const safe = safeHref(href)
  return safe ? <Anchor href={safe}>{words}</Anchor> : words
}

function marked(content: ReactNode, mark: string): ReactNode {
  switch (mark) {
    case 'bold':
      return <strong>{content}</strong>
    case 'italic':
      return <em>{content}</em>
    case 'underline':
      return <u>{content}</u>
    case 'code':
      return <code>{content}</code>
    case 'superscript':
      return <sup>{content}</sup>
    case 'subscript':
      return <sub>{content}</sub>
    default:
      return content
  }
}

function readNode(value: unknown, depth: number): Node | null {
  if (!isRecord(value) || typeof value.nodeType !== 'string' || depth > MAX_DEPTH) return null
  const { nodeType, content, marks, data } = value
  return {
    nodeType,
    ...(typeof value.value === 'string' ? { value: value.value } : {}),
    marks: Array.isArray(marks)
      ? marks.flatMap((mark: unknown) => (isRecord(mark) && typeof mark.type === 'string' ? [mark.type] : []))
      : [],
    data: isRecord(data) ? data : {},
    content: Array.isArray(content) ? content.flatMap((child: unknown) => readNode(child, depth + 1) ?? []) : [],
  }
}

function fieldOf(target: unknown, field: string): unknown {
  return isRecord(target) && isRecord(target.fields) ? target.fields[field] : null
}

function fileOf(target: unknown): unknown {
  const file = fieldOf(target, 'file')
  const url = isRecord(file) ? file.url : null
  // The hosted service leaves the protocol out.
  return typeof url === 'string' && url.startsWith('//') ? `https:${url}` : url
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
