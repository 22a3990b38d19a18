import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { StartError } from '../base/start-error.js'

/**
 * Reads the words after an operator's command.
 * @throws StartError for an option that does not exist, or lacks its value
 * @example readOptions(['ship', 'SO-100123', '--lines', '1'], { lines: { type: 'string' } }).positionals[0] // 'ship'
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : '').split('. ')
    throw new StartError(`${problem.replace(/\.$/, '')}. Run: gauze help`)
  }
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

/** What operators do with records of one kind. */
interface RecordCommands<Options> {
  /** The word after `gauze`, such as `quotes`. */
  readonly command: string
  readonly options: Options
  /** The options of each action; `list` is the one without a record. */
  readonly actions: Readonly<Record<string, readonly (keyof Options)[]>>
  /** What an action takes, such as `one quote number, such as EST-10012`. */
  readonly takes: string
}

/**
 * Reads the words after a command that lists records, or does something with one of them.
 * @returns the action, the number of the record in capitals (empty for the list), and the values of the options
 * @throws StartError for an action or option that does not exist, and for a number too few or too many
 * @example readRecordCommand(['decline', 'EST-1', '--reason', 'Sold out'], quotes).number // 'EST-1'
 */
export function readRecordCommand<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { command, options, actions, takes }: RecordCommands<Options>,
) {
  const { values, positionals } = readOptions(args, options)
  const [action = '', number, ...rest] = positionals
  const allowed = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (allowed === undefined) throw new StartError(`There is no command '${command} ${action}'. Run: gauze help`)
  const foreign = Object.keys(values).find((name) => !allowed.some((own) => own === name))
  if (foreign !== undefined) throw new StartError(`'${command} ${action}' has no option --${foreign}. Run: gauze help`)
  if (action === 'list') {
    if (number === undefined) return { action, number: '', values }
    throw new StartError(`'${command} list' takes nothing else. Run: gauze help`)
  }
  if (number === undefined || rest.length > 0) {
    throw new StartError(`'${command} ${action}' takes ${takes}. Run: gauze help`)
  }
  return { action, number: number.toUpperCase(), values }
}

/** The most characters of a note or a reason. */
const LONGEST_TEXT = 1000

/** Characters that change how a mail or a page shows the others; lines and tabs are no such. */
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
