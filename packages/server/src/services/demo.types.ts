import type { Log } from '../base/log.js'
import type { Seller } from '../base/seller.js'
import type { Db } from '../db/client.js'

/** A demonstration as a plugin of the server, such as `demo` of `@gauze/demo`. It is loaded when it is asked for. */
export interface DemoPlugin {
  /** The path of its content in the export format, served unless the settings name another file. */
  readonly contentFile: string
  /** The seller that papers name, unless the settings name one or the database does not hold the demonstration. */
  readonly seller: Seller
  /**
   * Fills an empty database. Safe to call from several processes at once, and at every start.
   * @param log called before it takes a while
   * @param now the time up to which its companies have traded
   * @returns whether it did
   */
  fill(db: Db, log: Log, now: Date): Promise<boolean>
  /** Whether a database holds it, so that everybody knows its users and password. */
  isIn(db: Db): Promise<boolean>
  /** The picture that a file name describes, as SVG; null for any other name. */
  draw(fileName: string): Promise<string | null>
}
