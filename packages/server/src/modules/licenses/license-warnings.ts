import { accountPath, easternDate, easternTime, formatDate, LICENSE_WARNING_DAYS } from '@gauze/rules'
import { type Db, inTransaction } from '../../db/client.js'
import { composeMail } from '../../jobs/compose-mail.js'
import { type Mail, queueMail } from '../../jobs/mail.js'
import type { Services } from '../../services/services.js'
import { claimEndingLicenses, type EndingLicense, notifyOfEnding } from './licenses.repository.js'

/** The time in Eastern time from which the warnings go out. */
const sendFrom = '07:00'

function warningMail(recipient: string, licenses: readonly EndingLicense[], storeUrl: string): Mail {
  const count = licenses.length === 1 ? '1 license' : `${licenses.length} licenses`
  return composeMail({
    kind: 'license-expiring',
    recipient,
    subject: `${count} of ${licenses[0]?.accountName} will expire soon`,
    parts: [
      {
        kind: 'text',
        text: 'After these days, items of the levels named here cannot ship to these addresses. Renew the licenses, then enter the new dates.',
      },
      {
        kind: 'table',
        caption: 'Licenses that expire soon',
        columns: ['License', 'Address', 'Rx level', 'Expires', 'Renewal', 'Can ship meanwhile to'],
        rows: licenses.map(({ licenceNumber, label, rxLevel, expiration, isRenewalWaiting, elsewhere }) => [
          ...[licenceNumber, label, `Rx level ${rxLevel}`, formatDate(expiration)],
          isRenewalWaiting ? 'Waits for our review' : 'None entered',
          elsewhere.join('; ') || 'No other address',
        ]),
        lineOf: ([license, address, level, expires, renewal, elsewhere]) =>
          `- ${license} at ${address}, ${level}, expires ${expires}. ${renewal === 'None entered' ? '' : 'A renewal waits for our review. '}Can ship meanwhile to: ${elsewhere}`,
      },
      { kind: 'link', label: 'See the addresses', href: `${storeUrl}${accountPath('addresses')}` },
    ],
  })
}

/**
 * From seven in the morning in Eastern time, mails and notifies the administrators of each company whose licenses expire
 * within 30 days, once for each license and expiration. The claim and its mails are one transaction, so that several
 * servers, or a run that is repeated, warn once.
 * @example
 * await sendLicenseWarnings(store.db, services)
 */
export async function sendLicenseWarnings(
  db: Db,
  { jobs, now, publicUrl }: Pick<Services, 'jobs' | 'now' | 'publicUrl'>,
): Promise<void> {
  const at = now()
  if (easternTime(at) < sendFrom) return
  await inTransaction(db, async (tx) => {
    const ending = await claimEndingLicenses(tx, easternDate(at), LICENSE_WARNING_DAYS)
    for (const licenses of Map.groupBy(ending, ({ accountId }) => accountId).values()) {
      for (const { id, email } of licenses[0]?.administrators ?? []) {
        await queueMail(tx, jobs, warningMail(email, licenses, publicUrl()))
        for (const license of licenses) await notifyOfEnding(tx, id, license)
      }
    }
  })
}
