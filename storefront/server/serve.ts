import { demo, demoSignIns } from '@gauze/demo'
import { search } from '@gauze/search'
import { closeOnSignals, StartError, startServer } from '@gauze/server'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../app/config/settings.server.js'
import { createFlagSource, type FlagSource } from '../app/data/flags.server.js'
import { connectOrigins } from './connect-origins.js'
import { ownPaths } from './own-paths.js'

/** Registers files and pages. */
type RegisterPages = (
  app: FastifyInstance,
  options: { readonly settings: Settings; readonly flags: FlagSource },
) => Promise<void>

/**
 * Runs the store until it is stopped; a failed start names the remedy in one line.
 * @returns whether it serves
 */
export async function serve(settings: Settings, registerPages: RegisterPages): Promise<boolean> {
  const flags = createFlagSource(settings.flags, 'store')
  try {
    const starting = startServer({
      search,
      demo,
      connectOrigins: connectOrigins(settings),
      pages: async (app) => {
        await app.register(ownPaths, { flags })
        await registerPages(app, { settings, flags })
      },
      // A person at a terminal reads the progress as text.
      ...(process.stdout.isTTY ? { log: (line: string) => console.log(line) } : {}),
    })
    closeOnSignals(starting)
    const server = await starting
    console.log(`ready ${server.url}`)
    if (server.isDemonstration) console.log(demoSignIns())
    return true
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
    return false
  }
}
