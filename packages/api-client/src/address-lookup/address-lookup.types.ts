/** An address that a service proposes for what somebody has typed. */
export interface AddressSuggestion {
  /** Names the proposal among the others. */
  readonly id: string
  /** The whole address on one line. */
  readonly label: string
  readonly line1: string
  readonly city: string
  /** Two letters; empty when the service did not say. */
  readonly state: string
  readonly zip: string
}

/** Proposes addresses. Rejects when the service does not answer in time or not as it should. */
export type AddressLookup = (text: string, signal?: AbortSignal) => Promise<readonly AddressSuggestion[]>
