/** The company that sells, as its papers name it. */
export interface Seller {
  readonly name: string
  /** The lines of its postal address; empty for a store whose settings name no seller. */
  readonly addressLines: readonly string[]
  /** The phone number for questions about a paper; may be empty. */
  readonly phone: string
  /** When somebody answers the phone, such as `Monday to Friday 9 am to 5 pm Eastern`; may be empty. */
  readonly hours: string
  /** The mail address for questions about a paper; may be empty. */
  readonly email: string
  /** The lines of the address that takes checks, the payee first. */
  readonly remitTo: readonly string[]
}

/**
 * The seller of a store whose settings name none: only the name and the address of its mails are known.
 * @param mailFrom the sender of the store's mails
 * @example
 * unnamedSeller('Gauze <store@gauze.example>').name // 'Gauze'
 */
export function unnamedSeller(mailFrom: string): Seller {
  const [, display = '', address = mailFrom] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(mailFrom) ?? []
  const name = display === '' ? address.slice(address.indexOf('@') + 1) : display
  return { name, addressLines: [], phone: '', hours: '', email: address, remitTo: [name] }
}
