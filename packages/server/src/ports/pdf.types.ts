/** A column of a {@link PdfTable}. */
export interface PdfColumn {
  readonly title: string
  /** Its part of the width, compared with the other columns. */
  readonly share: number
  readonly align?: 'left' | 'right'
}

/** Rows under a header, which is repeated on each page. A row is never split between pages. */
export interface PdfTable {
  readonly kind: 'table'
  readonly columns: readonly PdfColumn[]
  /** A text for each column. */
  readonly rows: readonly (readonly string[])[]
}

/** One thing below the other on a document. */
export type PdfBlock =
  /** Begins another paper on a page of its own. */
  | { readonly kind: 'part'; readonly title: string; readonly subtitle: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly name: string; readonly value: string }[] }
  | PdfTable

/** The content of a document: a product sheet, an invoice, a statement. */
export interface PdfDocument {
  readonly title: string
  readonly subtitle: string
  /** When it was made. The same document with the same date is the same file. */
  readonly date: Date
  readonly blocks: readonly PdfBlock[]
  /** Repeated on each page. */
  readonly footer: string
}

/** Writes documents as PDF. The store keeps them for a while by their content. */
export interface PdfPort {
  write(document: PdfDocument, signal: AbortSignal): Promise<Buffer>
}
