import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { ConformanceOptions, ConformanceReport, Login } from './conformance.types.js'
import { formatHtml, formatMarkdown } from './format-page.js'
import { formatFaults, formatResult, formatSummary } from './format-report.js'
import { runConformance } from './run-conformance.js'

const usage = `Plays the calls of the contract against a back end, and reports which answers do not fit.

  gauze-conformance --url https://their.example/api --user NAME --password-env VAR [options]

  --url URL                  the address of the API
  --user NAME                the username of a person with many rights and records
  --password-env VAR         the environment variable with the password
  --token-env VAR            the environment variable with an access token of the user, without or beside a password
  --other-user NAME          the username of a person of another company, to whom nothing may be shown
  --other-password-env VAR   the environment variable with that password; --password-env by default
  --other-token-env VAR      the environment variable with an access token of that person
  --approver NAME            the username of a person who decides about the orders of the user
  --approver-password-env VAR  the environment variable with that password; --password-env by default
  --write                    also changes data of the user, pays a cent, places orders and cancels them; for a sandbox
  --report FILE              also writes a page about the run: HTML, or Markdown if the name ends in .md
  --json                     prints the report as JSON
  --rate N                   most requests per second; 20 by default, 0 is no limit
  --timeout MS               milliseconds until an answer counts as missing; 10000 by default
  --help                     prints this text

Exit code: 0 without failures, 1 with failures, 2 if the command cannot be run as written.`

/** A command line that cannot be run; the message says how to write it. */
class UsageError extends Error {}

const flags = {
  url: { type: 'string' },
  user: { type: 'string' },
  'password-env': { type: 'string' },
  'other-user': { type: 'string' },
  'other-password-env': { type: 'string' },
  'token-env': { type: 'string' },
  'other-token-env': { type: 'string' },
  approver: { type: 'string' },
  'approver-password-env': { type: 'string' },
  report: { type: 'string' },
  write: { type: 'boolean' },
  json: { type: 'boolean' },
  rate: { type: 'string' },
  timeout: { type: 'string' },
  help: { type: 'boolean' },
} as const

type Environment = Readonly<Record<string, string | undefined>>

function parseFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function given(name: string, value: string | undefined): string {
  if (value === undefined || value === '') throw new UsageError(`--${name} is missing. Give it a value.`)
  return value
}

function numberOf(name: string, text: string, least: number): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isInteger(value) && (value >= least || (name === 'rate' && value === 0)))
    return value
  throw new UsageError(`--${name} is '${text}'. Give a whole number from ${least} on.`)
}

function loginOf(username: string, variable: string, environment: Environment): Login {
  const password = environment[variable]
  if (!password) throw new UsageError(`The environment variable ${variable} is empty. Put the password into it.`)
  return { username, password }
}

function tokenOf(variable: string, environment: Environment): string {
  const token = environment[variable]
  if (!token) throw new UsageError(`The environment variable ${variable} is empty. Put the token into it.`)
  return token
}

async function packageVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  const { version }: { version: string } = JSON.parse(text)
  return version
}

async function writePage(file: string, report: ConformanceReport): Promise<void> {
  const format = file.endsWith('.md') ? formatMarkdown : formatHtml
  const page = format(report, { date: new Date(), version: await packageVersion() })
  try {
    await writeFile(file, page)
  } catch (error) {
    throw new UsageError(`--report is '${file}', which cannot be written: ${String(error)}`)
  }
}

function readOptions(values: ReturnType<typeof parseFlags>, environment: Environment): ConformanceOptions {
  const url = given('url', values.url)
  if (!/^https?:/i.test(url) || !URL.canParse(url)) {
    throw new UsageError(`--url is '${url}'. Give an address that starts with http:// or https://.`)
  }
  const { user, 'password-env': variable, 'token-env': token, 'other-token-env': otherToken, approver } = values
  const other = values['other-user']
  const withPassword = token === undefined || user !== undefined
  const passwordOf = (flag: 'other-password-env' | 'approver-password-env') =>
    values[flag] ?? given('password-env', variable)
  return {
    url,
    ...(withPassword && { user: loginOf(given('user', user), given('password-env', variable), environment) }),
    ...(token !== undefined && { token: tokenOf(token, environment) }),
    ...(other !== undefined && { otherUser: loginOf(other, passwordOf('other-password-env'), environment) }),
    ...(otherToken !== undefined && { otherToken: tokenOf(otherToken, environment) }),
    ...(approver !== undefined && { approver: loginOf(approver, passwordOf('approver-password-env'), environment) }),
    write: values.write ?? false,
    ...(values.rate !== undefined && { rate: numberOf('rate', values.rate, 1) }),
    ...(values.timeout !== undefined && { timeout: numberOf('timeout', values.timeout, 1) }),
  }
}

/** Where a command writes. */
export interface Output {
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

/**
 * Runs the command `gauze-conformance`.
 * @returns the exit code
 */
export async function runCommand(
  args: readonly string[],
  environment: Environment,
  { print, printError }: Output,
): Promise<number> {
  try {
    const values = parseFlags(args)
    if (values.help) {
      print(usage)
      return 0
    }
    const options = readOptions(values, environment)
    const report = await runConformance({
      ...options,
      ...(!values.json && { onResult: (result) => formatResult(result).forEach(print) }),
    })
    if (values.report !== undefined) await writePage(values.report, report)
    print(values.json ? JSON.stringify(report, null, 2) : `${formatFaults(report)}\n${formatSummary(report)}`)
    return report.isConformant ? 0 : 1
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    printError(`${error.message}\n\n${usage}`)
    return 2
  }
}
