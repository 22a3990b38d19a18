import type { ParseArgsOptionsConfig } from 'node:util'
import { ProblemError } from '../base/problem.js'
import { StartError } from '../base/start-error.js'
import { type Action, type Command, type GivenWords, readOptions, type Work } from '../services/action.js'

/** The work of an action, with its advice after a refusal that it knows. */
function advised(work: Work, { advice = {} }: Action): Work {
  return async (context) => {
    try {
      await work(context)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const words = advice[error.options.slug]
      if (words === undefined) throw error
      throw new StartError(`${error.message} ${words}`, { cause: error })
    }
  }
}

/**
 * Finds the action of a command that an operator's words name, and reads the words.
 * @param name the command, such as `orders`
 * @param args the words after it
 * @returns the work of the action
 * @throws StartError when they are wrong
 * @example
 * await readCommand('orders', orders, ['deliver', 'SO-100123'])(context)
 */
export function readCommand(name: string, command: Command, args: readonly string[]): Work {
  const sole = command['']
  if (sole !== undefined && sole.options === undefined) return sole.read(name, args)
  const options: ParseArgsOptionsConfig = {}
  for (const action of Object.values(command)) Object.assign(options, action.options)
  const { values, tokens } = readOptions(args, options)
  const first = tokens.find((token) => token.kind === 'positional')
  const word = first?.value ?? ''
  const named = word !== '' && Object.hasOwn(command, word) ? command[word] : undefined
  const action = named ?? sole
  if (action === undefined) throw new StartError(`There is no command '${name} ${word}'. Run: gauze help`)
  const full = named === undefined ? name : `${name} ${word}`
  const foreign = Object.keys(values).find((option) => !Object.hasOwn(action.options ?? {}, option))
  if (foreign !== undefined) throw new StartError(`'${full}' has no option --${foreign}. Run: gauze help`)
  const own = named === undefined || first === undefined ? args : args.toSpliced(first.index, 1)
  return advised(action.read(full, own), action)
}

/**
 * Reads the words of an action that takes options at most.
 * @param takes the options that it takes
 * @throws StartError when there are words
 * @example noWords(given, 'only --failed')
 */
export function noWords({ command, words }: Pick<GivenWords, 'command' | 'words'>, takes = 'nothing else'): void {
  if (words.length > 0) throw new StartError(`'${command}' takes ${takes}. Run: gauze help`)
}

/**
 * Reads the words of an action that takes one.
 * @param takes the word that it takes
 * @throws StartError when there are fewer or more
 * @example oneWord(given, 'one order number, such as SO-100123') // 'SO-100124'
 */
export function oneWord({ command, words }: Pick<GivenWords, 'command' | 'words'>, takes: string): string {
  const [word, ...rest] = words
  if (word === undefined || rest.length > 0) throw new StartError(`'${command}' takes ${takes}. Run: gauze help`)
  return word
}

/**
 * Reads the number of a record.
 * @param what the record, in words such as `an account`
 * @throws StartError when the text is no such number
 * @example readNumber('6', 'an account') // 6
 */
export function readNumber(text: string | undefined, what: string): number {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text)) {
    throw new StartError(`'${text ?? ''}' is not the number of ${what}. Run: gauze help`)
  }
  return Number(text)
}

/**
 * The clock of a command that works as on a day.
 * @param date YYYY-MM-DD; without it, the clock is the present
 * @throws StartError for a text that is no date
 * @example easternDate(clockOf('2026-12-01')()) // '2026-12-01'
 */
export function clockOf(date: string | undefined): () => Date {
  if (date === undefined) return () => new Date()
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) !== true) {
    throw new StartError(`'${date}' is not a date. Write year, month and day, such as --date 2026-12-01.`)
  }
  // Sixteen hours after midnight UTC, it is the same day in Eastern time.
  return () => new Date(`${date}T16:00:00Z`)
}

/** The most characters of a note or a reason. */
const LONGEST_TEXT = 1000

/** Characters that change how a mail or a page shows other characters; lines and tabs are not among them. */
const unprintable = /(?![\t\n\r])\p{Cc}|\p{Bidi_Control}/u

/**
 * Reads the text of an option, which people get by mail.
 * @returns it without spaces around it
 * @throws StartError for control characters, and for more than 1000 characters
 * @example readText('note', ' To dock 4, please. ') // 'To dock 4, please.'
 */
export function readText(option: string, text: string): string {
  const words = text.trim()
  if (unprintable.test(words)) {
    throw new StartError(`--${option} has control characters, which nobody can see. Type it anew without them.`)
  }
  if (words.length <= LONGEST_TEXT) return words
  throw new StartError(`--${option} has more than ${LONGEST_TEXT} characters. Make it shorter.`)
}
