'use client'
import type { CallInput, CallOutput } from '@gauze/contract'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import type { IssueDraft } from '../issue-draft/index.js'
import { IssueForm } from './issue-form.js'
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

export interface IssueReportProps extends Omit<ComponentPropsWithRef<'div'>, 'onSubmit'> {
  /**
   * Submits the issue, such as `submitIssue` of an API client; the form shows a rejection. A retry comes with the same
   * key and the same issue.
   */
  onSubmit: (issue: CallInput<'submitIssue'>, idempotencyKey: string) => Promise<CallOutput<'submitIssue'>>
  /** An issue that was saved before a reload. */
  draft?: IssueDraft | null
  /** Saves the issue while it is written; null once it is submitted. */
  onDraftChange?: (draft: IssueDraft | null) => void
  /** The address to write to when the issue cannot be submitted. */
  email: string
  /** Asked once the page runs in a browser. */
  facts: () => IssueFacts
  /** Lines about the person who reports, as a mail has them, such as `Login: dana@mercy.example`. */
  writer?: readonly string[]
  /** Finds the network address of this browser, once the person asks for it. Without it that is not offered. */
  onLookup?: () => Promise<string | null>
  /** Below the form: how else to reach a person. */
  children?: ReactNode
  messages?: Partial<IssueReportMessages>
}

type Lookup = 'idle' | 'asking' | 'unknown'

/** The longest texts that the call takes. */
const LONGEST = { page: 300, browser: 400, requestId: 100 }

/**
 * A form that reports something that does not work, with the technical details filled in. They are shown, and the
 * network address is added only when the person asks for it.
 *
 * @example
 * <IssueReport onSubmit={(issue, idempotencyKey) => api.submitIssue(issue, { idempotencyKey })}
 *   email="care@store.example" facts={() => ({ page: location.pathname, requestId: null })} />
 */
export function IssueReport({
  onSubmit,
  draft = null,
  onDraftChange,
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
  const [facts, setFacts] = useState({ browser: '', width: 0, height: 0, page: '', requestId: '' })
  const [address, setAddress] = useState<string | null>(null)
  const [lookup, setLookup] = useState<Lookup>('idle')
  const fill = useEffectEvent(() => {
    const { page, requestId, browser = navigator.userAgent } = readFacts()
    setFacts({
      browser: browser.slice(0, LONGEST.browser),
      width: innerWidth,
      height: innerHeight,
      page: page.slice(0, LONGEST.page),
      requestId: (requestId ?? '').slice(0, LONGEST.requestId),
    })
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
    { name: text.window, value: text.windowSize(facts.width, facts.height) },
    { name: text.page, value: facts.page },
    { name: text.request, value: facts.requestId || text.none },
    { name: text.address, value: address ?? text.notAdded },
  ]
  const sent = shown.slice(0, address === null ? -1 : undefined).map(({ name, value }) => `${name}: ${value}`)
  const words: Readonly<Record<Lookup, string>> = { idle: '', asking: text.asking, unknown: text.unknown }
  return (
    <div {...props} className={cx('gz-issue-report', className)}>
      <div className="gz-panel">
        <IssueForm
          page={facts.page}
          facts={{
            browser: facts.browser,
            windowSize: `${facts.width}x${facts.height}`,
            ...(facts.requestId === '' ? {} : { requestId: facts.requestId }),
            ...(address === null ? {} : { networkAddress: address }),
          }}
          mail={{ email, lines: [...writer, ...sent] }}
          draft={draft}
          onDraftChange={onDraftChange}
          onSubmit={onSubmit}
          text={text}
        />
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
