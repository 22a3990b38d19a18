/** The pages of a payment, and the pages that it links to. */
export interface PaymentHrefs {
  /** Where invoices and credits are chosen. */
  readonly create: string
  readonly method: string
  readonly review: string
  /** The list of invoices. */
  readonly invoices: string
  /** The details of an invoice, by its id. */
  readonly invoice: (id: number) => string
}

/** Props of a screen of a payment. */
export interface PaymentScreenProps {
  /** The addresses of the steps of a payment. */
  hrefs: PaymentHrefs
}
