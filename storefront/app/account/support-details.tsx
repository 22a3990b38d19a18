import { Button } from '@gauze/ui/actions/button'
import { useEffect, useState } from 'react'
import { pageViews } from '../browser/track.js'
import { errorReports } from '../browser/watch-page.js'
import { readPublicSettings } from '../config/public-settings.js'

/** Details that help us to find what went wrong. */
export interface SupportFacts {
  readonly browser: string
  readonly page: string
  /** Of the latest failed request; null when none did. */
  readonly requestId: string | null
  /** Null until the person asks for it. */
  readonly networkAddress: string | null
}

/** The facts as lines of a mail. */
export function factLines({ browser, page, requestId, networkAddress }: SupportFacts): string[] {
  return [
    `Browser: ${browser}`,
    `Page: ${page}`,
    `Latest failed request: ${requestId ?? 'none'}`,
    ...(networkAddress === null ? [] : [`Network address: ${networkAddress}`]),
  ]
}

/** What is known about this browser; empty until the page runs in one. */
export function useSupportFacts() {
  const [facts, setFacts] = useState<SupportFacts>({ browser: '', page: '', requestId: null, networkAddress: null })
  useEffect(() => {
    const { userAgent } = navigator
    setFacts((before) => ({ ...before, browser: userAgent, page: cameFrom(), requestId: errorReports.lastRequestId() }))
  }, [])
  return [facts, (networkAddress: string) => setFacts({ ...facts, networkAddress })] as const
}

/** The previous page, without its query, which may contain what somebody typed. */
function cameFrom() {
  return pageViews.previousPath() ?? location.pathname
}

type Lookup = 'idle' | 'asking' | 'unknown'

const LOOKUP_WORDS: Readonly<Record<Lookup, string>> = {
  idle: '',
  asking: 'Looking for your network address…',
  unknown: 'Your network address could not be found. You can send the rest without it.',
}

export interface SupportDetailsProps {
  facts: SupportFacts
  onNetworkAddress: (address: string) => void
}

/** Shows the content of the mail, and adds the network address only when the person asks for it (OPS-03). */
export function SupportDetails({ facts, onNetworkAddress }: SupportDetailsProps) {
  const [lookup, setLookup] = useState<Lookup>('idle')
  const add = async () => {
    setLookup('asking')
    const endpoints = readPublicSettings(document).publicIpUrls
    const address = await import('@gauze/api-client/public-ip')
      .then(({ lookupPublicIp }) => lookupPublicIp({ endpoints }))
      .catch(() => null)
    setLookup(address === null ? 'unknown' : 'idle')
    if (address !== null) onNetworkAddress(address)
  }
  return (
    <section className="gz-panel form-panel" aria-labelledby="support-details-title">
      <h2 id="support-details-title">Details for support</h2>
      <dl className="facts">
        <Fact name="Browser">{facts.browser}</Fact>
        <Fact name="Page">{facts.page}</Fact>
        <Fact name="Latest failed request">{facts.requestId ?? 'None'}</Fact>
        <Fact name="Network address">{facts.networkAddress ?? 'Not added'}</Fact>
      </dl>
      {facts.networkAddress === null ? (
        <div>
          <Button variant="quiet" size="s" isPending={lookup === 'asking'} onClick={() => void add()}>
            Add my network address
          </Button>
        </div>
      ) : null}
      <p role="status" className="muted">
        {facts.networkAddress === null ? LOOKUP_WORDS[lookup] : 'Your network address was added to the mail.'}
      </p>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
