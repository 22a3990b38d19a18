'use client'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type IssueReportMessages, issueReportMessages } from './issue-report.messages.js'

/** The facts about an error that a page knows. */
export interface IssueFacts {
  /** The path of the page with the error, without its query, because a query may contain typed text. */
  readonly page: string
  /** Of the latest failed request; null when none did. */
  readonly requestId: string | null
  /** The browser; its user agent by default. */
  readonly browser?: string
}

export interface IssueReportProps extends ComponentPropsWithRef<'div'> {
  /** The address that receives the mail. */
  email: string
  /** Asked once the page runs in a browser. */
  facts: () => IssueFacts
  /** Lines about the person who reports, as they are sent, such as `Login: dana@mercy.example`. */
  writer?: readonly string[]
  /** Finds the network address of this browser, once the person asks for it. Without it that is not offered. */
  onLookup?: () => Promise<string | null>
  /** Below the button that writes the mail: how else to reach a person. */
  children?: ReactNode
  messages?: Partial<IssueReportMessages>
}

type Lookup = 'idle' | 'asking' | 'unknown'

/**
 * A mail to report something that does not work, with the technical details filled in. They are shown, and the network
 * address is added only when the person asks for it.
 *
 * @example <IssueReport email="care@store.example" facts={() => ({ page: location.pathname, requestId: null })} />
 */
export function IssueReport({
  email,
  facts: readFacts,
  writer = [],
  onLookup,
  children,
  messages,
  className,
  ...props
}: IssueReportProps) {
  const text = useMessages('issueReport', issueReportMessages, messages)
  const titleId = useId()
  const [facts, setFacts] = useState({ browser: '', page: '', requestId: '' })
  const [address, setAddress] = useState<string | null>(null)
  const [lookup, setLookup] = useState<Lookup>('idle')
  const fill = useEffectEvent(() => {
    const { page, requestId, browser = navigator.userAgent } = readFacts()
    setFacts({ browser, page, requestId: requestId ?? '' })
  })
  useEffect(() => fill(), [])
  const add = async (find: NonNullable<typeof onLookup>) => {
    setLookup('asking')
    const found = await find().catch(() => null)
    setLookup(found === null ? 'unknown' : 'idle')
    setAddress(found)
  }
  const shown = [
    { name: text.browser, value: facts.browser },
    { name: text.page, value: facts.page },
    { name: text.request, value: facts.requestId || text.none },
    { name: text.address, value: address ?? text.notAdded },
  ]
  const sent = shown.slice(0, address === null ? -1 : undefined).map(({ name, value }) => `${name}: ${value}`)
  const lines = [text.happened, '', text.expected, '', ...writer, ...sent]
  const words: Readonly<Record<Lookup, string>> = { idle: '', asking: text.asking, unknown: text.unknown }
  return (
    <div {...props} className={cx('gz-issue-report', className)}>
      <div className="gz-panel">
        <LinkButton size="l" href={mailTo(email, text.subject, lines)}>
          {text.write(email)}
        </LinkButton>
        {children}
      </div>
      <section className="gz-panel" aria-labelledby={titleId}>
        <h2 id={titleId}>{text.title}</h2>
        <dl>
          {shown.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {address === null && onLookup ? (
          <div>
            <Button variant="quiet" size="s" isPending={lookup === 'asking'} onClick={() => void add(onLookup)}>
              {text.add}
            </Button>
          </div>
        ) : null}
        <p role="status" data-slot="status">
          {address === null ? words[lookup] : text.added}
        </p>
      </section>
    </div>
  )
}

function mailTo(email: string, subject: string, lines: readonly string[]): string {
  const mail = new URLSearchParams({ subject, body: lines.join('\n') })
  return `mailto:${email}?${mail.toString().replaceAll('+', '%20')}`
}
