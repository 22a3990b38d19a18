import type { CallOutput } from '@gauze/contract'

/** The source of the fields: the answer of `getPaymentMethodTypes`. */
export type CardFieldsSource = NonNullable<CallOutput<'getPaymentMethodTypes'>['fields']>

/** The fields that only the payment provider reads. */
export const cardFieldNames = ['number', 'expiry', 'cvc'] as const

export type CardFieldName = (typeof cardFieldNames)[number]

/** Colors and font of the page around a field. */
export interface CardFieldLook {
  readonly color: string
  readonly placeholder: string
  readonly fontSize: string
  readonly fontFamily: string
  readonly scheme: 'light' | 'dark'
}

/** What the fields report. No report has a value of a card. */
export interface CardFieldsEvents {
  /** The field has the focus, or null when none has it any more. */
  onFocus: (name: CardFieldName | null) => void
  onInput: (name: CardFieldName, isEmpty: boolean) => void
  /** Enter was pressed in a field. */
  onSubmit: () => void
  /** Escape was pressed in a field. */
  onEscape: () => void
}

/** The provider's answer: a token that names the card, or an error for each field. */
export type CardExchange =
  | { readonly token: string }
  | { readonly errors: Readonly<Partial<Record<CardFieldName, string>>> }

/** Mounted fields. */
export interface CardFields {
  focus(name: CardFieldName): void
  /** Tells the fields which of them have an error; the words also stand next to them. */
  showErrors(errors: Readonly<Partial<Record<CardFieldName, string | undefined>>>): void
  /**
   * Exchanges the typed card for a token.
   *
   * @param holder the name on the card
   * @throws if the provider does not answer
   */
  exchange(holder: string): Promise<CardExchange>
}

export interface CardFieldsOptions {
  /** The elements that receive the fields. */
  readonly hosts: Readonly<Record<CardFieldName, HTMLElement>>
  /** The titles of the frames. */
  readonly titles: Readonly<Record<CardFieldName, string>>
  readonly look: CardFieldLook
  readonly events: CardFieldsEvents
  /** Aborting removes the fields. */
  readonly signal: AbortSignal
}

/**
 * Puts the provider's fields into their hosts. The promise resolves when people can type into all of them.
 *
 * @example const fields = await mountCardFields(source, { hosts, titles, look, events, signal })
 */
export type MountCardFields = (source: CardFieldsSource, options: CardFieldsOptions) => Promise<CardFields>
