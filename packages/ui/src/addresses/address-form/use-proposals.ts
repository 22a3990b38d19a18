'use client'
import type { AddressSuggestion } from '@gauze/contract'
import { useEffect, useState } from 'react'

/** Requests addresses that match a text. Rejects when the service does not answer. */
export type ProposeAddresses = (text: string, signal?: AbortSignal) => Promise<readonly AddressSuggestion[]>

/** The result of the request. */
export type Proposals =
  | { readonly status: 'idle' | 'unavailable' }
  | { readonly status: 'answered'; readonly text: string; readonly proposals: readonly AddressSuggestion[] }

const SHORTEST = 4
const PAUSE = 250

/**
 * Proposals for the text that is being typed. They are requested after a short pause, and an older answer never
 * replaces a newer one. After a failure, the service is not asked again.
 * @param text the typed text; null to request nothing
 */
export function useProposals(propose: ProposeAddresses | undefined, text: string | null): Proposals {
  const [proposals, setProposals] = useState<Proposals>({ status: 'idle' })
  const requested = text?.trim() ?? ''
  const hasFailed = proposals.status === 'unavailable'
  useEffect(() => {
    if (!propose || hasFailed || requested.length < SHORTEST) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      propose(requested, controller.signal).then(
        (found) => {
          if (!controller.signal.aborted) setProposals({ status: 'answered', text: requested, proposals: found })
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
  }, [propose, requested, hasFailed])
  if (proposals.status === 'answered' && proposals.text !== requested) return { status: 'idle' }
  return proposals
}
