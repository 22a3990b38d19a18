'use client'
import { type ComponentPropsWithRef, Fragment, type ReactNode } from 'react'
import { useContentLang } from '../../internal/content-lang.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { entryOf, type Mark, type RichEntry, type RichNode, readRichText, wordsOf } from './read-rich-text.js'
import { AssetBlock, EntryBlock, EntryInline, type RichContext, RichLink } from './rich-embeds.js'
import { type RichTextMessages, richTextMessages } from './rich-text.messages.js'

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A rich text document of the content service; anything else renders nothing. */
  document: unknown
  /** Level of the document's highest headings; 2 by default, below the page's h1. */
  baseLevel?: 2 | 3 | 4
  /** Renders an embedded entry of a kind that the application knows; undefined leaves it to this component. */
  renderEntry?: (entry: RichEntry) => ReactNode
  messages?: Partial<RichTextMessages>
}

/**
 * A rich text document as elements: text stays text, and no script, handler or dangerous link survives.
 *
 * @example <RichText document={page.body} renderEntry={(entry) => entry.contentType === 'productList' && <List … />} />
 */
export function RichText({ document, baseLevel = 2, renderEntry, messages, className, ...props }: RichTextProps) {
  const text = useMessages('richText', richTextMessages, messages)
  const lang = useContentLang()
  const { nodes, isCut, anchors } = readRichText(document, baseLevel)
  if (nodes.length === 0 && !isCut) return null
  return (
    <div lang={lang} {...props} className={cx('gz-rich-text', className)}>
      <Blocks nodes={nodes} context={{ text, anchors, renderEntry }} />
      {isCut ? <p data-slot="cut">{text.cut}</p> : null}
    </div>
  )
}

const INLINE = new Set([
  'text',
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
  'resource-hyperlink',
  'embedded-entry-inline',
  'embedded-resource-inline',
])

interface NodesProps {
  nodes: readonly RichNode[]
  context: RichContext
}

/** Nodes where paragraphs are allowed; bare text there is wrapped in one. */
function Blocks({ nodes, context }: NodesProps): ReactNode {
  return runsOf(nodes).map((run) => {
    const [first] = run
    if (!INLINE.has(first.nodeType)) return <Block key={first.key} node={first} context={context} />
    return hasSomething(run) ? (
      <p key={first.key}>
        <Inlines nodes={run} context={context} />
      </p>
    ) : null
  })
}

type Run = [RichNode, ...RichNode[]]

/** Each block separately, consecutive inline nodes together. */
function runsOf(nodes: readonly RichNode[]): Run[] {
  const runs: Run[] = []
  for (const node of nodes) {
    const last = runs.at(-1)
    if (last && INLINE.has(node.nodeType) && INLINE.has(last[0].nodeType)) last.push(node)
    else runs.push([node])
  }
  return runs
}

/** Editors leave empty paragraphs behind. */
function hasSomething(nodes: readonly RichNode[]): boolean {
  return nodes.some(({ nodeType }) => nodeType !== 'text') || wordsOf(nodes) !== ''
}

interface NodeProps {
  node: RichNode
  context: RichContext
}

function Block({ node, context }: NodeProps): ReactNode {
  const { content } = node
  switch (node.nodeType) {
    case 'paragraph':
      return hasSomething(content) ? (
        <p>
          <Inlines nodes={content} context={context} />
        </p>
      ) : null
    case 'unordered-list':
      return <ul>{items(node, context)}</ul>
    case 'ordered-list':
      return <ol>{items(node, context)}</ol>
    case 'blockquote':
      return (
        <blockquote>
          <Blocks nodes={content} context={context} />
        </blockquote>
      )
    case 'hr':
      return <hr />
    case 'table':
      return <Table node={node} context={context} />
    case 'embedded-entry-block':
    case 'embedded-resource-block':
      return <EntryBlock entry={entryOf(node)} context={context} />
    case 'embedded-asset-block':
      return <AssetBlock node={node} context={context} />
    default:
      return node.heading ? <Heading node={node} context={context} /> : <Blocks nodes={content} context={context} />
  }
}

function Heading({ node, context }: NodeProps): ReactNode {
  if (!node.heading || !hasSomething(node.content)) return null
  const { level, id } = node.heading
  const Tag = level <= 2 ? 'h2' : level === 3 ? 'h3' : level === 4 ? 'h4' : level === 5 ? 'h5' : 'h6'
  return (
    <Tag id={id}>
      <Inlines nodes={node.content} context={context} />
    </Tag>
  )
}

function items({ content }: RichNode, context: RichContext): ReactNode {
  return content.map((item) => (
    <li key={item.key}>
      <Blocks nodes={item.nodeType === 'list-item' ? item.content : [item]} context={context} />
    </li>
  ))
}

function isHeader({ nodeType }: RichNode) {
  return nodeType === 'table-header-cell'
}

/** A table that scrolls on its own if it is too wide; headers know whether they head a row or a column. */
function Table({ node, context }: NodeProps): ReactNode {
  const rows = node.content
    .filter(({ nodeType }) => nodeType === 'table-row')
    .map(({ key, content }) => ({
      key,
      cells: content.filter((cell) => isHeader(cell) || cell.nodeType === 'table-cell'),
    }))
    .filter(({ cells }) => cells.length > 0)
  const [first, ...rest] = rows
  if (!first) return null
  const hasHead = first.cells.every(isHeader)
  const row = ({ key, cells }: typeof first, scope: 'col' | 'row') => (
    <tr key={key}>
      {cells.map((cell) =>
        isHeader(cell) ? (
          <th key={cell.key} scope={scope}>
            <Blocks nodes={cell.content} context={context} />
          </th>
        ) : (
          <td key={cell.key}>
            <Blocks nodes={cell.content} context={context} />
          </td>
        ),
      )}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section data-slot="table" tabIndex={0} aria-label={node.section || context.text.table}>
      <table>
        {hasHead ? <thead>{row(first, 'col')}</thead> : null}
        <tbody>{(hasHead ? rest : rows).map((each) => row(each, 'row'))}</tbody>
      </table>
    </section>
  )
}

interface InlinesProps extends NodesProps {
  /** A link cannot contain another. */
  isInLink?: boolean
}

/** Nodes within a paragraph; only the words of blocks that are there by mistake. */
function Inlines({ nodes, context, isInLink = false }: InlinesProps): ReactNode {
  return nodes.map((node) => <Inline key={node.key} node={node} context={context} isInLink={isInLink} />)
}

function Inline({ node, context, isInLink }: NodeProps & { isInLink: boolean }): ReactNode {
  if (node.nodeType === 'text') return node.marks.reduce<ReactNode>(marked, lines(node.value))
  if (node.nodeType.startsWith('embedded-'))
    return <EntryInline entry={entryOf(node)} context={context} isInLink={isInLink} />
  const isLink = !isInLink && node.nodeType.endsWith('hyperlink')
  const words = <Inlines nodes={node.content} context={context} isInLink={isInLink || isLink} />
  return isLink ? (
    <RichLink node={node} context={context}>
      {words}
    </RichLink>
  ) : (
    words
  )
}

function lines(value: string): ReactNode {
  return value.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
}

const ELEMENTS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  strikethrough: 's',
} as const

function marked(content: ReactNode, mark: Mark): ReactNode {
  const Tag = ELEMENTS[mark]
  return <Tag>{content}</Tag>
}
