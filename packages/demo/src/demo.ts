import { fileURLToPath } from 'node:url'
import type { DemoPlugin } from '@gauze/server/plugin'
import { readSeedMark } from './seed-mark.js'

/**
 * The demonstration of a store. Its data and drawings are large, so each is loaded when it is first asked for.
 * @example
 * await startServer({ search, demo })
 */
export const demo: DemoPlugin = {
  contentFile: fileURLToPath(new URL('../content/space.json', import.meta.url)),
  fill: async (db, log, now) => {
    const { seedIfEmpty } = await import('./seed.js')
    return seedIfEmpty(db, log, now)
  },
  isIn: async (db) => (await readSeedMark(db)) !== null,
  draw: async (fileName) => {
    const { drawPicture } = await import('./illustrations/draw-picture.js')
    return drawPicture(fileName)
  },
}
