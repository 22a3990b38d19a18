import type { ProjectedLine } from '@gauze/machines/cart'
import type { StoreLinks } from '../config/store-links.js'

/** Lines whose pictures are asked of the store and not of the page. */
export function withStoreFiles(lines: readonly ProjectedLine[], links: StoreLinks): readonly ProjectedLine[] {
  return lines.map((line) => ({ ...line, thumbnailImage: links.file(line.thumbnailImage) }))
}
