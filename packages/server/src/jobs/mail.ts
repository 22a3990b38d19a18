import { and, eq, isNull, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Config } from '../base/config.js'
import type { Db } from '../db/client.js'
import { mailOutbox } from '../db/schema/index.js'
import type { Jobs } from './jobs.js'

/** A mail to send. */
export interface Mail {
  /** The kind of the mail, e.g. `order-placed`. */
  readonly kind: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** A PDF that goes with it, as base64, and its name. */
  readonly attachment?: string
  readonly attachmentName?: string
}

const queue = 'mail'
const jobSchema = z.object({ outboxId: z.int() })

/**
 * Puts a mail into the outbox and requests its delivery, both on `db`: with a transaction, neither happens unless it
 * commits.
 * @example
 * await inTransaction(db, async (tx) => {
 *   await placeOrder(tx)
 *   await queueMail(tx, jobs, mail)
 * })
 */
export async function queueMail(db: Db, jobs: Jobs, mail: Mail): Promise<void> {
  const [row] = await db.insert(mailOutbox).values(mail).returning({ id: mailOutbox.id })
  if (row !== undefined && jobs.handles(queue)) await jobs.send(db, queue, { outboxId: row.id })
}

function attachmentOf(content: string, name: string | null) {
  return { content, encoding: 'base64', filename: name ?? 'attachment.pdf', contentType: 'application/pdf' }
}

/**
 * Delivers the outbox over SMTP, when SMTP_URL is set. Without it mails stay in the outbox, where /dev/outbox shows
 * them. The queue retries a failed delivery.
 */
export function registerMailDelivery(jobs: Jobs, db: Db, config: Config): void {
  if (config.smtpUrl === null) return
  const transport = createTransport(config.smtpUrl)
  jobs.handle(queue, async (data) => {
    const { outboxId } = jobSchema.parse(data)
    const [mail] = await db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.id, outboxId), isNull(mailOutbox.sentAt)))
    if (mail === undefined) return
    await db
      .update(mailOutbox)
      .set({ attempts: sql`${mailOutbox.attempts} + 1` })
      .where(eq(mailOutbox.id, outboxId))
    await transport.sendMail({
      from: config.mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      ...(mail.html === null ? {} : { html: mail.html }),
      ...(mail.attachment === null ? {} : { attachments: [attachmentOf(mail.attachment, mail.attachmentName)] }),
    })
    await db.update(mailOutbox).set({ sentAt: sql`now()` }).where(eq(mailOutbox.id, outboxId))
  })
}
