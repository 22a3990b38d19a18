import type { CardFields } from '@gauze/contract'

/** The source of the fields: `fields` of `getPaymentMethodTypes` and of `getBankAccounts`. */
export type HostedFieldsSource = CardFields

/** The fields of one form that only the payment provider reads. */
export interface HostedFieldSet<Name extends string> {
  /** In the order of the form. */
  readonly names: readonly Name[]
  /** The field whose frame exchanges the entries of all of them for a token. */
  readonly exchanging: Name
}

/** Colors and font of the page around a field. */
export interface HostedFieldLook {
  readonly color: string
  readonly placeholder: string
  readonly fontSize: string
  readonly fontFamily: string
  readonly scheme: 'light' | 'dark'
}

/** The reports of the fields. No report has a value of a field. */
export interface HostedFieldsEvents<Name extends string> {
  /** The field has the focus, or null when none has it any more. */
  onFocus: (name: Name | null) => void
  onInput: (name: Name, isEmpty: boolean) => void
  /** Enter was pressed in a field. */
  onSubmit: () => void
  /** Escape was pressed in a field. */
  onEscape: () => void
}

/** The provider's answer: a token that names the card or bank account, or an error for each field. */
export type HostedExchange<Name extends string> =
  | { readonly token: string }
  | { readonly errors: Readonly<Partial<Record<Name, string>>> }

/** Mounted fields. */
export interface HostedFields<Name extends string> {
  focus(name: Name): void
  /** Tells the fields which of them have an error; the words also stand next to them. */
  showErrors(errors: Readonly<Partial<Record<Name, string | undefined>>>): void
  /**
   * Exchanges the entries for a token.
   *
   * @param holder the name on the card or bank account
   * @throws if the provider does not answer
   */
  exchange(holder: string): Promise<HostedExchange<Name>>
}

export interface HostedFieldsOptions<Name extends string> {
  /** The elements that receive the fields. */
  readonly hosts: Readonly<Record<Name, HTMLElement>>
  /** The titles of the frames. */
  readonly titles: Readonly<Record<Name, string>>
  readonly look: HostedFieldLook
  readonly events: HostedFieldsEvents<Name>
  /** Aborting removes the fields. */
  readonly signal: AbortSignal
}

/**
 * Puts the provider's fields into their hosts. The promise resolves when people can type into all of them.
 *
 * @example const fields = await mountCardFields(source, { hosts, titles, look, events, signal })
 */
export type MountHostedFields<Name extends string> = (
  source: HostedFieldsSource,
  options: HostedFieldsOptions<Name>,
) => Promise<HostedFields<Name>>
