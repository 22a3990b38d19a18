import type { Db } from '../../db/client.js'
import type { Services } from '../../services/services.js'
import type { CellProblem, Fault, ImportNote } from './import-problems.js'

/** A record as the texts of its cells, by the names of the columns. */
export type Cells = Readonly<Record<string, string>>

/** A column of a spreadsheet. */
export interface Column {
  readonly name: string
  /**
   * Reads a cell that is neither empty nor the same as in the store.
   * @returns its text as an export writes it, or its problem
   */
  readonly read: (text: string) => string | CellProblem
  /** The text that an empty cell stands for; null if the cell must not be empty. */
  readonly empty: string | null | ((cells: Cells) => string)
}

/** A row of a file whose cells are valid one by one, with all columns of its kind. */
export interface SheetRow {
  /** Its line in the file, from 1. */
  readonly line: number
  readonly cells: Cells
  /** The record as it is in the store; null for a new one. */
  readonly current: Cells | null
}

/** The services that an import needs besides the database. */
export interface ImportServices extends Pick<Services, 'jobs' | 'publicUrl' | 'now'> {
  /** Tells the operator about an effect that the counts do not show, such as a new category. */
  readonly note: (note: ImportNote) => void
}

/** A kind of records that spreadsheets can hold. */
export interface Sheet {
  /** The word of the command, such as `items`. */
  readonly name: string
  /** The columns that together name a record. */
  readonly key: readonly string[]
  readonly columns: readonly Column[]
  /** SQL that selects every record, with a text for each column. */
  readonly select: string
  /** SQL that selects the records that rows of `named` name by their key cells, where a join with `select` is slow. */
  readonly selectNamed?: string
  /** SQL after ORDER BY, for exports. */
  readonly order: string
  /** Locks records until the transaction ends, if other code than imports changes them. */
  readonly lock?: (tx: Db, keys: readonly Cells[]) => Promise<void>
  /**
   * Finds the mistakes that the cells show only together, or against the store.
   * @param rows new and changed rows
   * @param isInFile whether an earlier row of the file names a record by this key
   */
  readonly check: (tx: Db, rows: readonly SheetRow[], isInFile: (key: string) => boolean) => Promise<readonly Fault[]>
  /** Writes new and changed rows. */
  readonly write: (tx: Db, rows: readonly SheetRow[], services: ImportServices) => Promise<void>
}
