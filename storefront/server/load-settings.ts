import { settingProblems } from '@gauze/server'
import { readSettings, type Settings, SettingsError } from '../app/config/settings.server.js'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Every mistake of the settings, a line each: the mistakes of the pages' settings, and of the server's (OPS-06). A
 * variable that both read is named once.
 */
export function settingMistakes(environment: Environment): readonly string[] {
  const ofPages = mistakesOfPages(environment)
  const isNamed = (problem: string) => ofPages.some((mistake) => mistake.includes(problem.split(' ', 1)[0] ?? ''))
  const ofServer = settingProblems(environment).filter((problem) => !isNamed(problem))
  return [...ofPages, ...ofServer.map((problem) => `${problem}. Change or unset it.`)]
}

function mistakesOfPages(environment: Environment): readonly string[] {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes
    throw error
  }
}

/** The settings of the environment; bad settings end the start with the remedy of each (OPS-06). */
export function loadSettings(): Settings {
  const mistakes = settingMistakes(process.env)
  if (mistakes.length === 0) return readSettings(process.env)
  console.error(mistakes.join('\n'))
  process.exit(1)
}
