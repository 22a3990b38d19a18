import type { AddressSuggestion } from '@gauze/contract'

/** Proposes addresses. Rejects when the service does not answer in time or not as it should. */
export type AddressLookup = (text: string, signal?: AbortSignal) => Promise<readonly AddressSuggestion[]>
