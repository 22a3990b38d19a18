import type { AddressSuggestion } from '@gauze/contract'

/** Proposes addresses. Rejects when the service does not answer in time or answers something else. */
export type AddressLookup = (text: string, signal?: AbortSignal) => Promise<readonly AddressSuggestion[]>
