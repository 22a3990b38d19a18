import { safeHref } from '@gauze/rules'
import type { ReactNode } from 'react'
import { useAsset } from '../../assets/index.js'
import { LeavesIcon } from '../../icons/index.js'
import { Anchor } from '../../link/index.js'
import { entryOf, fileOf, type RichEntry, type RichFile, type RichNode, textOf } from './read-rich-text.js'
import type { RichTextMessages } from './rich-text.messages.js'

/** The props that every part of one document shares. */
export interface RichContext {
  readonly text: RichTextMessages
  readonly anchors: ReadonlyMap<string, string>
  readonly renderEntry: ((entry: RichEntry) => ReactNode) | undefined
}

/** A link that may be followed, or only its words. */
export function RichLink({ node, context, children }: { node: RichNode; context: RichContext; children: ReactNode }) {
  const { anchors } = context
  const file = useAsset(safeHref(fileOf(node)?.url))
  const target = node.data.uri ?? file ?? entryOf(node)?.fields.path
  const anchor = typeof target === 'string' && target.startsWith('#') ? anchors.get(target.slice(1)) : undefined
  return (
    <SafeLink href={anchor ? `#${anchor}` : target} context={context}>
      {children}
    </SafeLink>
  )
}

interface SafeLinkProps {
  href: unknown
  context: RichContext
  children: ReactNode
}

function SafeLink({ href, context, children }: SafeLinkProps) {
  const safe = safeHref(href)
  if (safe === null) return children
  if (!/^https?:/i.test(safe)) return <Anchor href={safe}>{children}</Anchor>
  return (
    <a href={safe} rel="noopener">
      {children}
      <span data-slot="leaves">
        <LeavesIcon size={10} />
      </span>
      <span className="gz-visually-hidden"> {context.text.leavesSite}</span>
    </a>
  )
}

interface EntryProps {
  entry: RichEntry | null
  context: RichContext
}

/** An entry as a block in the text: a card that links to a page, a callout, or contact information. */
export function EntryBlock({ entry, context }: EntryProps): ReactNode {
  if (!entry) return null
  const own = context.renderEntry?.(entry)
  if (own !== undefined) return own
  const { contentType, fields } = entry
  const title = textOf(fields.title)
  if (contentType === 'contactSection') return <Contact fields={fields} text={context.text} />
  if (contentType === 'homepageSection') return title ? <Callout fields={fields} context={context} /> : null
  if (!title || safeHref(fields.path) === null) return null
  return (
    <p data-slot="card">
      <SafeLink href={fields.path} context={context}>
        {title}
      </SafeLink>
      {textOf(fields.description) ? <span data-slot="description">{textOf(fields.description)}</span> : null}
    </p>
  )
}

/** An entry within a sentence: its title as a link. */
export function EntryInline({ entry, context, isInLink }: EntryProps & { isInLink: boolean }): ReactNode {
  if (!entry) return null
  const { contentType, fields } = entry
  const isContact = contentType === 'contactSection'
  const words = textOf(isContact ? fields.contactNumber : fields.title)
  const href = isContact ? `tel:${words}` : fields.path
  return isInLink ? (
    words
  ) : (
    <SafeLink href={href} context={context}>
      {words}
    </SafeLink>
  )
}

function Callout({ fields, context }: { fields: RichEntry['fields']; context: RichContext }) {
  return (
    <div data-slot="callout">
      <p>
        <strong>{textOf(fields.title)}</strong>
      </p>
      {textOf(fields.text) ? <p>{textOf(fields.text)}</p> : null}
      {textOf(fields.linkLabel) && safeHref(fields.linkPath) !== null ? (
        <p>
          <SafeLink href={fields.linkPath} context={context}>
            {textOf(fields.linkLabel)}
          </SafeLink>
        </p>
      ) : null}
    </div>
  )
}

function Contact({ fields, text }: { fields: RichEntry['fields']; text: RichTextMessages }) {
  const facts = [
    { name: text.phone, value: textOf(fields.contactNumber), scheme: 'tel:' },
    { name: text.email, value: textOf(fields.contactEmail), scheme: 'mailto:' },
    { name: text.hours, value: textOf(fields.hoursTextShort), scheme: null },
  ].filter(({ value }) => value !== '')
  if (facts.length === 0) return null
  return (
    <dl data-slot="contact">
      {facts.map(({ name, value, scheme }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{scheme ? <a href={scheme + value}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A file of the content service: a picture, a video, audio, or a download. */
export function AssetBlock({ node, context }: { node: RichNode; context: RichContext }): ReactNode {
  const file = fileOf(node)
  const url = useAsset(safeHref(file?.url))
  if (!file || url === null) return null
  const name = file.title || file.fileName
  switch (file.contentType.split('/', 1)[0]) {
    case 'image':
      return <Picture file={file} url={url} />
    case 'video':
      // biome-ignore lint/a11y/useMediaCaption: captions are in the video, the content service has no field for them
      return <video controls preload="none" src={url} aria-label={name} />
    case 'audio':
      // biome-ignore lint/a11y/useMediaCaption: the words are in the text around it
      return <audio controls preload="none" src={url} aria-label={name} />
    default:
      return (
        <p data-slot="download">
          <SafeLink href={url} context={context}>
            {name || url}
          </SafeLink>{' '}
          <span data-slot="description">{factsOf(file, context.text)}</span>
        </p>
      )
  }
}

const RESIZED = [400, 800, 1200, 1600]

/**
 * A picture that reserves its space while it loads; hosts that can resize are asked for the size that is needed.
 */
function Picture({ file, url }: { file: RichFile; url: string }) {
  const { width, height } = file
  const canResize = /^https:\/\/images\.ctfassets\.net\//.test(url) && file.contentType !== 'image/svg+xml'
  const at = (wide: number) => `${url}?w=${wide}&fm=webp&q=75`
  const widths = RESIZED.filter((wide) => width === null || wide <= width)
  return (
    <img
      src={canResize ? at(800) : url}
      {...(canResize && widths.length > 1
        ? {
            srcSet: widths.map((wide) => `${at(wide)} ${wide}w`).join(', '),
            sizes: '(max-width: 47.9375em) 92vw, 720px',
          }
        : {})}
      alt={file.description || file.title}
      width={width ?? 800}
      height={height ?? 450}
      loading="lazy"
      decoding="async"
    />
  )
}

/** 'PDF, 1.2 MB': useful to know before a download. */
function factsOf({ contentType, fileName, size }: RichFile, text: RichTextMessages): string {
  const type = (/\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1] ?? contentType.split('/')[1] ?? '').toUpperCase()
  return [type, size === null ? '' : sizeText(size, text)].filter(Boolean).join(', ')
}

function sizeText(size: number, text: RichTextMessages): string {
  return size < 1_000_000 ? text.kilobytes(Math.ceil(size / 1000)) : text.megabytes(size / 1_000_000)
}
