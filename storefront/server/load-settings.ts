import { readSettings, type Settings } from '../app/config/settings.server.js'

/** The settings of the environment; a bad setting ends the start with one line that names the remedy (OPS-06). */
export function loadSettings(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
