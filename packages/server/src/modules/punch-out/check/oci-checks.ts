import { randomUUID } from 'node:crypto'
import type { Check, CheckTarget, Finding } from './check.types.js'
import type { HttpAnswer, OpenedPage } from './http-buyer.js'
import { returnCheck } from './oci-return-check.js'
import { createOciSender, type EntryFields, type OciSender } from './oci-sender.js'
import { titleOf } from './read-form.js'
import { formsOf } from './redact.js'

function isPage({ status, contentType }: HttpAnswer) {
  return status >= 200 && status < 300 && /html/i.test(contentType)
}

function summaryOf({ status, contentType, body }: HttpAnswer): string {
  const title = titleOf(body)
  return `HTTP ${status} with ${title === '' ? `the Content-Type '${contentType}'` : `the page '${title}'`}`
}

function opened({ answer }: OpenedPage): Finding {
  return isPage(answer) ? { outcome: 'pass' } : { outcome: 'fail', received: summaryOf(answer) }
}

/** Whether an answer is the page that a right entry opens. OCI has no status, so the title of the page says it. */
async function isEntered({ answer }: OpenedPage, { entered }: OciSender): Promise<boolean> {
  return isPage(answer) && titleOf(answer.body) === titleOf((await entered()).answer.body)
}

async function refused(sender: OciSender, fields: EntryFields): Promise<Finding> {
  const page = await sender.enter('POST', fields)
  if (page.answer.status >= 500) return { outcome: 'fail', received: summaryOf(page.answer) }
  if (page.answer.status >= 400) return { outcome: 'pass', note: `HTTP ${page.answer.status}` }
  if (await isEntered(page, sender)) {
    return { outcome: 'fail', received: `${summaryOf(page.answer)}, as for a right entry` }
  }
  return { outcome: 'pass', warning: `the refusal is ${summaryOf(page.answer)}; HTTP 401 or 403 is clearer` }
}

function entryChecks(sender: OciSender): Check[] {
  const protocol = 'HOOK_URL, USERNAME and PASSWORD, sent by GET or POST, open the catalog in the browser of the user.'
  return [
    {
      name: 'entry-by-post',
      needsEntry: false,
      sent: 'HOOK_URL, USERNAME, PASSWORD and ~OkCode by POST, with redirects followed',
      protocol,
      remedy:
        'Compare --identity and --secret with the agreement. For a refused HOOK_URL, give --return with an address at an agreed origin.',
      run: async () => opened(await sender.entered()),
    },
    {
      name: 'entry-by-get',
      needsEntry: true,
      sent: 'the same fields in the query of a GET',
      protocol,
      remedy: 'Read the fields from the query, too.',
      run: async () => opened(await sender.enter('GET')),
    },
    {
      name: 'password-hidden',
      needsEntry: true,
      sent: 'a right entry by POST',
      protocol: 'PASSWORD is for the server alone. Addresses stay in histories, logs and Referer headers.',
      remedy: 'Redirect to an address with a key of its own, which works once.',
      run: () => hiddenPassword(sender),
    },
    {
      name: 'visits-differ',
      needsEntry: true,
      sent: 'two right entries',
      protocol: 'Each entry is a visit of one user, with a cart of its own.',
      remedy: 'Begin a new visit for each entry.',
      run: () => twoVisits(sender),
    },
  ]
}

async function hiddenPassword({ target, entered }: OciSender): Promise<Finding> {
  const { visited } = await entered()
  const shown = formsOf(target.secret)
  const isShown = visited.some((address) => shown.some((secret) => address.includes(secret)))
  return isShown ? { outcome: 'fail', received: 'a redirect to an address with the password' } : { outcome: 'pass' }
}

async function twoVisits(sender: OciSender): Promise<Finding> {
  const [first, second] = [await sender.entered(), await sender.enter('POST')]
  if (first.visited.length === 0)
    return { outcome: 'skip', note: 'the server does not redirect, so cookies tell visits apart' }
  const isSame = first.visited.join(' ') === second.visited.join(' ')
  if (!isSame || second.hasCookies) return { outcome: 'pass' }
  return { outcome: 'fail', received: 'redirects to the same addresses, without a cookie' }
}

function refusalChecks(sender: OciSender): Check[] {
  const secretRule = 'USERNAME and PASSWORD together identify the buyer.'
  return [
    {
      name: 'wrong-password',
      needsEntry: true,
      sent: 'an entry with a wrong PASSWORD',
      protocol: secretRule,
      remedy: 'Compare the password before you open a visit, and answer HTTP 401.',
      run: () => refused(sender, { PASSWORD: randomUUID() }),
    },
    {
      name: 'unknown-user',
      needsEntry: true,
      sent: 'an entry with an unknown USERNAME and the right password',
      protocol: secretRule,
      remedy: 'Refuse a user name without an agreement, with HTTP 401.',
      run: () => refused(sender, { USERNAME: `unknown-${randomUUID()}` }),
    },
    ...(['USERNAME', 'PASSWORD', 'HOOK_URL'] as const).map((name) => ({
      name: `without-${name.toLowerCase().replace('_', '-')}`,
      needsEntry: true,
      sent: `an entry without ${name}`,
      protocol: `${name} is required.`,
      remedy: `Refuse an entry without ${name}, with a page that names the field.`,
      run: () => refused(sender, { [name]: null }),
    })),
    {
      name: 'script-hook-url',
      needsEntry: true,
      sent: 'an entry whose HOOK_URL is a javascript: address',
      protocol: 'HOOK_URL is the http address that the form with the cart posts to.',
      remedy: 'Refuse a HOOK_URL that is not https, because a form would run the script on your pages.',
      run: () => refused(sender, { HOOK_URL: 'javascript:alert(1)' }),
    },
    {
      name: 'foreign-hook-url',
      needsEntry: true,
      sent: 'an entry whose HOOK_URL is at https://punchout-check.invalid',
      protocol: 'OCI sets no rule for the origin of HOOK_URL. A server that accepts any sends prices to whoever asks.',
      remedy: 'Agree on the origins of HOOK_URL with each buyer, and refuse others.',
      run: () => foreignHook(sender),
    },
  ]
}

async function foreignHook(sender: OciSender): Promise<Finding> {
  const finding = await refused(sender, { HOOK_URL: 'https://punchout-check.invalid/cart' })
  if (finding.outcome !== 'fail' || /^HTTP 5/.test(finding.received)) return finding
  return { outcome: 'pass', warning: 'the server accepts a HOOK_URL of any origin; agree on origins with each buyer' }
}

/**
 * The checks of an OCI server, in the order of the report.
 * @example for (const { name, run } of ociChecks(target)) console.log(name, await run())
 */
export function ociChecks(target: CheckTarget): Check[] {
  const sender = createOciSender(target)
  return [...entryChecks(sender), ...refusalChecks(sender), returnCheck(sender)]
}
