'use client'
import type { AddressSuggestion } from '@gauze/contract'
import { useEffect, useState } from 'react'

/** Asks a service for addresses like a text; rejects when it does not answer. */
export type ProposeAddresses = (text: string, signal?: AbortSignal) => Promise<readonly AddressSuggestion[]>

/** What came of asking. */
export type Proposals =
  | { readonly status: 'idle' | 'unavailable' }
  | { readonly status: 'answered'; readonly text: string; readonly proposals: readonly AddressSuggestion[] }

const SHORTEST = 4
const PAUSE = 250

/**
 * Proposals for what is being typed: asked for after a short pause, an older answer never shown for a newer text. Once
 * the service has failed it is left alone, so that nobody waits for it twice.
 * @param text what was typed; null asks for nothing
 */
export function useProposals(propose: ProposeAddresses | undefined, text: string | null): Proposals {
  const [proposals, setProposals] = useState<Proposals>({ status: 'idle' })
  const wanted = text?.trim() ?? ''
  const hasFailed = proposals.status === 'unavailable'
  useEffect(() => {
    if (!propose || hasFailed || wanted.length < SHORTEST) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      propose(wanted, controller.signal).then(
        (found) => {
          if (!controller.signal.aborted) setProposals({ status: 'answered', text: wanted, proposals: found })
        },
        () => {
          if (!controller.signal.aborted) setProposals({ status: 'unavailable' })
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [propose, wanted, hasFailed])
  if (proposals.status === 'answered' && proposals.text !== wanted) return { status: 'idle' }
  return proposals
}
