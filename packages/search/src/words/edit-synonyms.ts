import { readFile } from 'node:fs/promises'
import { StartError } from '@gauze/server/plugin'
import { parseSynonyms } from './parse-synonyms.js'

const mostFaults = 20

/**
 * Reads a file of synonyms.
 * @throws StartError when the file cannot be read, or a line of it: the message names every such line
 * @example await readSynonymsFile('synonyms.txt')
 */
export async function readSynonymsFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartError(`Cannot read ${path}. Name a file of synonyms that exists.`, { cause: error })
  })
  const { lines, faults } = parseSynonyms(text)
  if (faults.length > 0) {
    const named = faults.slice(0, mostFaults).map(({ line, reason }) => `  Line ${line}: ${reason}`)
    const rest = faults.length > mostFaults ? [`  and ${faults.length - mostFaults} more`] : []
    throw new StartError(
      [
        `${path} has ${faults.length} lines that cannot be read, so the synonyms stay as they are.`,
        ...named,
        ...rest,
      ].join('\n'),
    )
  }
  if (lines.length === 0) {
    throw new StartError(
      `${path} has no synonyms, so they stay as they are. The option --default restores the default ones.`,
    )
  }
  return text
}
