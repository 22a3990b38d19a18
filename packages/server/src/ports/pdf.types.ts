/** A part of a text in a look of its own. */
export interface PdfSpan {
  readonly text: string
  /** `strong` is bold, `quiet` is gray, `alert` is bold and red; the words alone must say the same. */
  readonly look: 'strong' | 'quiet' | 'alert'
}

/** A text, or its parts one after the other without a space between them. It breaks only at spaces. */
export type PdfText = string | readonly (string | PdfSpan)[]

/** A column of a {@link PdfTable}. */
export interface PdfColumn {
  readonly title: string
  /**
   * Its part of the width that the other columns leave, compared with the other columns that have one. A column without
   * a share is as wide as its widest value, which then does not break.
   */
  readonly share?: number
  readonly align?: 'left' | 'right'
}

/** A cell of a {@link PdfTable}: a text, with a second, smaller one below it. */
export interface PdfCell {
  readonly text: PdfText
  readonly note: string
}

/** Rows under a header, which is repeated on each page. A row is never split between pages. */
export interface PdfTable {
  readonly kind: 'table'
  /** The heading above it. */
  readonly title?: string
  /** A remark beside the heading. */
  readonly note?: string
  readonly columns: readonly PdfColumn[]
  /** A text for each column. */
  readonly rows: readonly (readonly (PdfText | PdfCell)[])[]
  /** The last row, in bold: a text for each column. */
  readonly sum?: readonly string[]
  /** The sum of the last column after each row. A table that goes on carries it over to the next page. */
  readonly runningSums?: readonly string[]
  /** Low rows, for lists of one line each. */
  readonly isDense?: boolean
}

/** A value with its name. */
export interface PdfFact {
  readonly name: string
  readonly value: string
}

/** Lines under a name, such as an address. */
export interface PdfPanel {
  readonly name: string
  readonly lines: readonly PdfText[]
}

/** An amount of an equation, or of a column of sums. */
export interface PdfAmount extends PdfFact {
  /** A smaller text below the amount of an equation. */
  readonly note?: PdfText
  /** The sign before it in an equation: minus or equals. */
  readonly sign?: '−' | '='
  /** `total` is larger with a rule above it; `due` is the largest, in a box. */
  readonly look?: 'total' | 'due'
}

/** One thing below the other on a document. */
export type PdfBlock =
  | { readonly kind: 'text'; readonly text: PdfText }
  /** One fact below the other. */
  | { readonly kind: 'facts'; readonly facts: readonly PdfFact[] }
  /** Panels side by side. */
  | { readonly kind: 'panels'; readonly panels: readonly PdfPanel[] }
  /** Facts side by side in a band. */
  | { readonly kind: 'strip'; readonly facts: readonly PdfFact[] }
  /** Amounts side by side, with the sign between them. */
  | { readonly kind: 'equation'; readonly amounts: readonly PdfAmount[] }
  | PdfTable
  /** Amounts below each other at the right, with notes at their left. Never split between pages. */
  | {
      readonly kind: 'sums'
      readonly amounts: readonly PdfAmount[]
      readonly notes: readonly { readonly title: string; readonly texts: readonly PdfText[] }[]
    }
  /** A slip to cut off, at the foot of the last page. */
  | {
      readonly kind: 'slip'
      readonly title: string
      readonly panels: readonly PdfPanel[]
      readonly facts: readonly PdfFact[]
      /** The name of an empty box to write in. */
      readonly box: string
    }

/** The head of each page of a paper. */
export interface PdfLetterhead {
  /** The name of the sender. */
  readonly sender: string
  /** The address, phone and mail address of the sender. */
  readonly lines: readonly string[]
  /** The kind of the paper, such as `Invoice`. */
  readonly name: string
  /** The number or the days of the paper, under its kind. */
  readonly number: string
  /** The most important fact, under the number. */
  readonly fact: PdfText
  /** The middle of the foot of each page, such as the phone number for questions. */
  readonly contact: string
}

/** One paper of a document, which begins on a page of its own and counts its own pages. */
export interface PdfPart {
  /** Names the document in the reader's window, if it is the first; the heading of a paper without letterhead. */
  readonly title: string
  /** Below the title of a paper without letterhead. */
  readonly subtitle: string
  readonly letterhead?: PdfLetterhead
  readonly blocks: readonly PdfBlock[]
  /** Repeated on each page. */
  readonly footer: string
}

/** The content of a document: a product sheet, an invoice, a statement. */
export interface PdfDocument extends PdfPart {
  /** When it was made. The same document with the same date is the same file. */
  readonly date: Date
  /** Papers that follow the first one. */
  readonly more?: readonly PdfPart[]
}

/** Writes documents as PDF. The store keeps them for a while by their content. */
export interface PdfPort {
  write(document: PdfDocument, signal: AbortSignal): Promise<Buffer>
}
