import { fileURLToPath } from 'node:url'
import type { DemoPlugin } from '@gauze/server/plugin'

/**
 * The demonstration of a store. This module loads nothing else: data and drawings come when they are first asked for.
 * @example
 * await startServer({ search, demo })
 */
export const demo: DemoPlugin = {
  contentFile: fileURLToPath(new URL('../content/space.json', import.meta.url)),
  seller: {
    name: 'Gauze, Inc.',
    addressLines: ['400 Foundry Street', 'Quincy, MA 02169'],
    phone: '800-555-0134',
    hours: 'Monday to Friday 9 am to 5 pm Eastern',
    email: 'billing@gauze.example',
    remitTo: ['Gauze, Inc.', 'PO Box 55134', 'Boston, MA 02205'],
  },
  fill: async (db, log, now) => {
    const { seedIfEmpty } = await import('./seed.js')
    return seedIfEmpty(db, log, now)
  },
  isIn: async (db) => {
    const { readSeedMark } = await import('./seed-mark.js')
    return (await readSeedMark(db)) !== null
  },
  draw: async (fileName) => {
    const { drawPicture } = await import('./illustrations/draw-picture.js')
    return drawPicture(fileName)
  },
}
