import { easternDate } from '@gauze/rules'
import { quoted } from '../base/quoted.js'
import { StartError } from '../base/start-error.js'
import {
  type AccountGrant,
  type ApplicationRow,
  readWaitingApplications,
} from '../modules/applications/applications.repository.js'
import { declineApplication, openApplication } from '../modules/applications/decide-application.service.js'
import { type Command, defineAction } from '../services/action.js'
import { onStore, withServices } from './operate.js'
import { noWords, oneWord } from './read-words.js'

/** The credit limit of new terms in dollars, if the operator names none. */
const USUAL_CREDIT = '5000'

const LONGEST_REASON = 1000

const ONE_APPLICATION = 'one application number, such as APP-1001'

function rxLevelsOf(rx: string | undefined): readonly string[] {
  if (rx !== undefined && !/^[1-5](?:,[1-5])*$/.test(rx)) {
    throw new StartError(`'${rx}' are not Rx levels. Give levels from 1 to 5 with commas, such as --rx 1,2.`)
  }
  return [...new Set(['1', ...(rx?.split(',') ?? [])])].toSorted()
}

function termsOf({
  terms,
  credit,
}: Readonly<Partial<Record<'terms' | 'credit', string | undefined>>>): AccountGrant['terms'] {
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

function lineOf({ number, createdAt, form }: ApplicationRow): string {
  const { company, businessTypeName, firstName, lastName, contactRoleName, email, phone } = form
  const facts = [
    `${quoted(company)} (${businessTypeName}), ${quoted(form.city)}, ${quoted(form.state)}`,
    `${quoted(`${firstName} ${lastName}`)} (${contactRoleName}), ${quoted(email)}, ${quoted(phone)}`,
    form.wantsTerms ? 'wants terms' : 'pays by card',
    ...(form.licenseNumber === '' ? [] : [`license ${quoted(form.licenseNumber)}`]),
  ]
  return `${number}  ${easternDate(new Date(createdAt))}  ${facts.join('; ')}`
}

/** The list of the applications that wait. */
export function waitingApplicationsText(rows: readonly ApplicationRow[]): string {
  return rows.length === 0 ? 'No application waits.' : rows.map(lineOf).join('\n')
}

/** `gauze applications` */
export const applications: Command = {
  list: defineAction({
    description: 'list the applications for an account that wait',
    options: {},
    read: (given) => {
      noWords(given, 'no application number')
      return onStore(async ({ db }) => waitingApplicationsText(await readWaitingApplications(db)))
    },
  }),
  open: defineAction({
    usage: 'NUMBER [--terms "Net 30"] [--credit DOLLARS] [--rx 1,2]',
    description: `open the account, and mail the applicant a link to choose a password; terms have a credit limit of
$5,000 unless another one is given`,
    options: { terms: { type: 'string' }, credit: { type: 'string' }, rx: { type: 'string' } },
    read: (given) => {
      const number = oneWord(given, ONE_APPLICATION).toUpperCase()
      const grant = { rxLevels: rxLevelsOf(given.values.rx), terms: termsOf(given.values) }
      return withServices(async ({ db }, services) => {
        const { accountNo, company, email } = await openApplication(db, number, grant, services)
        return `${number} is opened: account ${accountNo} of ${quoted(company)}. ${email} is mailed a link to choose a password.`
      })
    },
  }),
  decline: defineAction({
    usage: 'NUMBER --reason TEXT',
    description: 'decline an application, and mail the applicant the reason',
    options: { reason: { type: 'string' } },
    read: (given) => {
      const number = oneWord(given, ONE_APPLICATION).toUpperCase()
      const reason = given.values.reason?.trim() ?? ''
      if (reason === '' || reason.length > LONGEST_REASON) {
        throw new StartError(
          `'applications decline' needs a reason of at most ${LONGEST_REASON} characters for the applicant: --reason "…".`,
        )
      }
      return withServices(async ({ db }, services) => {
        const { email } = await declineApplication(db, number, reason, services)
        return `${number} is declined. ${email} is mailed the reason.`
      })
    },
  }),
}
