import { setTimeout as passed } from 'node:timers/promises'
import type { CallOutput, CallParsedInput } from '@gauze/contract'
import { choosePasswordPath } from '@gauze/rules'
import {
  type AccountApplication,
  accountApplicationRules,
  formProblems,
  tidyAccountApplication,
} from '@gauze/rules/forms'
import { invalid } from '../../base/problem.js'
import { type Db, inTransaction } from '../../db/client.js'
import type { StoredApplication } from '../../db/schema/index.js'
import { wordsOf } from '../../http/field-words.js'
import { queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { createReset } from '../credentials/password-reset.js'
import { countApplication } from '../credentials/throttle.js'
import { loginExistsMail, receivedMail, repeatMail, staffMail } from './application-mails.js'
import {
  type ApplicantLogin,
  findLogin,
  insertApplication,
  noteRepeat,
  readChoices,
} from './applications.repository.js'

/** Every application takes at least this many milliseconds, so that known email addresses cannot be recognized. */
const ANSWER_TIME = 300

/** An applicant whose application waits is mailed about it again at most once in this many hours. */
const PAUSE_HOURS = 1

type ApplicationServices = Pick<Services, 'now' | 'security' | 'jobs' | 'publicUrl' | 'supportMail' | 'supportPhone'>

function applicationOf(input: CallParsedInput<'createAccount'>): AccountApplication {
  const { businessType, contactRole, website = '', line2 = '', wantsTerms = false } = input
  const { licenseNumber = '', notes = '' } = input
  return tidyAccountApplication({
    ...input,
    ...{ website, line2, wantsTerms, licenseNumber, notes },
    businessType: String(businessType),
    contactRole: String(contactRole),
  })
}

/** @throws ProblemError 400 with a message for each wrong field */
async function checked(db: Db, input: CallParsedInput<'createAccount'>): Promise<StoredApplication> {
  const application = applicationOf(input)
  const problems = Object.entries(formProblems(accountApplicationRules, application))
  const errors = Object.fromEntries(problems.map(([field, problem]) => [field, [wordsOf(problem)]]))
  const { businessTypeName, contactRoleName } = await readChoices(db, application)
  const notOffered = ['is not one of our choices. Load the page again and choose another one']
  if (businessTypeName === null) errors.businessType = notOffered
  if (contactRoleName === null) errors.contactRole = notOffered
  if (businessTypeName === null || contactRoleName === null || Object.keys(errors).length > 0) throw invalid(errors)
  return { ...application, businessTypeName, contactRoleName }
}

async function answerLogin(tx: Db, login: ApplicantLogin, services: ApplicationServices): Promise<void> {
  const secret = await createReset(tx, login.id, services.now())
  if (secret === null) return
  const link = login.isActive ? `${services.publicUrl()}${choosePasswordPath(login.username, secret)}` : null
  await queueMail(tx, services.jobs, loginExistsMail(login, link, await services.supportPhone()))
}

async function storeApplication(tx: Db, form: StoredApplication, services: ApplicationServices): Promise<void> {
  const phone = await services.supportPhone()
  const number = await insertApplication(tx, form, services.now())
  if (number === null) {
    const waiting = await noteRepeat(tx, form.email, services.now(), PAUSE_HOURS)
    if (waiting !== null) await queueMail(tx, services.jobs, repeatMail(waiting, form.email, phone))
    return
  }
  const staff = await services.supportMail()
  if (staff !== undefined) await queueMail(tx, services.jobs, staffMail(number, form, staff))
  await queueMail(tx, services.jobs, receivedMail(number, form.email, phone))
}

/**
 * Takes an application for an account: stores it, and mails it to the applicant and to the people of the store. An email
 * address that has a login or a waiting application gets a mail that says so. The answer is the same for all of them.
 * @param ip where the request comes from
 * @throws ProblemError 400 with a message for each wrong field, 429 after many applications from one network
 */
export async function applyForAccount(
  db: Db,
  input: CallParsedInput<'createAccount'>,
  ip: string,
  services: ApplicationServices,
): Promise<CallOutput<'createAccount'>> {
  const answerTime = passed(ANSWER_TIME)
  const form = await checked(db, input)
  await countApplication(db, ip, services)
  await inTransaction(db, async (tx) => {
    const login = await findLogin(tx, form.email)
    if (login === null) await storeApplication(tx, form, services)
    else await answerLogin(tx, login, services)
  })
  await answerTime
  return { message: 'Your request has been created' }
}
