import type { Db } from '@gauze/server/plugin'
import { catalogueSettings, isCatalogueIndex } from './catalogue-indexes.js'
import { ProtocolError } from './protocol-error.js'
import { readPushedSettings } from './pushed-indexes.js'

/**
 * The settings of an index, as the hosted service shows them.
 * @throws ProtocolError 404 when there is no such index
 */
export async function settingsOf(db: Db, index: string): Promise<Readonly<Record<string, unknown>>> {
  if (isCatalogueIndex(index)) return catalogueSettings[index]
  const settings = await readPushedSettings(db, index)
  if (settings === null) throw new ProtocolError(404, `Index ${index} does not exist`)
  return settings
}
