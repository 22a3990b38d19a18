import type { Config } from '../base/config.js'
import { StartError } from '../base/start-error.js'
import type { AccountGrant } from '../modules/applications/applications.repository.js'
import {
  declineApplication,
  listApplications,
  openApplication,
} from '../modules/applications/decide-application.service.js'
import type { Store } from '../services/store.js'
import { withOperatorJobs } from './operator-jobs.js'
import { readOptions } from './read-words.js'

const options = {
  terms: { type: 'string' },
  credit: { type: 'string' },
  rx: { type: 'string' },
  reason: { type: 'string' },
} as const

type OptionName = keyof typeof options

/** The options of each action. */
const actions: Readonly<Record<string, readonly OptionName[]>> = {
  list: [],
  open: ['terms', 'credit', 'rx'],
  decline: ['reason'],
}

/** The credit limit of new terms in dollars, if the operator names none. */
const USUAL_CREDIT = '5000'

const LONGEST_REASON = 1000

interface ApplicationsCommand {
  readonly action: string
  readonly number: string
  readonly values: Partial<Record<OptionName, string>>
}

function commandOf(args: readonly string[]): ApplicationsCommand {
  const { values, positionals } = readOptions(args, options)
  const [action = '', number, ...rest] = positionals
  const allowed = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (allowed === undefined) throw new StartError(`There is no command 'applications ${action}'. Run: gauze help`)
  const foreign = Object.keys(values).find((name) => !allowed.some((own) => own === name))
  if (foreign !== undefined)
    throw new StartError(`'applications ${action}' has no option --${foreign}. Run: gauze help`)
  if (action === 'list') {
    if (number !== undefined) throw new StartError(`'applications list' takes no application number. Run: gauze help`)
    return { action, number: '', values }
  }
  if (number === undefined || rest.length > 0) {
    throw new StartError(`'applications ${action}' takes one application number, such as APP-1001. Run: gauze help`)
  }
  return { action, number: number.toUpperCase(), values }
}

function rxLevelsOf(rx: string | undefined): readonly string[] {
  if (rx !== undefined && !/^[1-5](?:,[1-5])*$/.test(rx)) {
    throw new StartError(`'${rx}' are not Rx levels. Give levels from 1 to 5 with commas, such as --rx 1,2.`)
  }
  return [...new Set(['1', ...(rx?.split(',') ?? [])])].toSorted()
}

function termsOf({ terms, credit }: ApplicationsCommand['values']): AccountGrant['terms'] {
  if (terms === undefined) {
    if (credit === undefined) return null
    throw new StartError('A credit limit needs terms. Give both, such as --terms "Net 30" --credit 5000.')
  }
  const days = /^net ([1-9]\d?)$/i.exec(terms.trim())?.[1]
  if (days === undefined) throw new StartError(`'${terms}' are no terms. Give days from 1 to 99, such as "Net 30".`)
  const dollars = credit ?? USUAL_CREDIT
  if (!/^[1-9]\d{0,7}$/.test(dollars)) {
    throw new StartError(`'${dollars}' is no credit limit. Give whole dollars, such as --credit 5000.`)
  }
  return { days: Number(days), creditLimitCents: Number(dollars) * 100 }
}

function reasonOf({ action, values }: ApplicationsCommand): string {
  const reason = values.reason?.trim() ?? ''
  if (action !== 'decline' || (reason !== '' && reason.length <= LONGEST_REASON)) return reason
  throw new StartError(
    `'applications decline' needs a reason of at most ${LONGEST_REASON} characters for the applicant: --reason "…".`,
  )
}

/**
 * Reads the words after `gauze applications`, by which an operator lists, opens or declines applications for an account.
 * @returns the work, which answers a text for the operator
 * @throws StartError when the words are wrong; the work throws a ProblemError when the application refuses
 * @example
 * await runApplications(['open', 'APP-1001', '--terms', 'Net 30'], config)(store)
 */
export function runApplications(args: readonly string[], config: Config): (store: Store) => Promise<string> {
  const command = commandOf(args)
  const { action, number, values } = command
  const grant = { rxLevels: rxLevelsOf(values.rx), terms: termsOf(values) }
  const reason = reasonOf(command)
  if (action === 'list') return (store) => listApplications(store.db)
  return (store) =>
    withOperatorJobs(store, config, (operator) => {
      const services = { ...operator, now: () => new Date() }
      if (action === 'open') return openApplication(store.db, number, grant, services)
      return declineApplication(store.db, number, reason, services)
    })
}
