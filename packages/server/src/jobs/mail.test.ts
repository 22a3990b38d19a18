import { once } from 'node:events'
import type { Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../base/config.js'
import { type Database, inTransaction, openDatabase } from '../db/client.js'
import { mailOutbox } from '../db/schema/index.js'
import { createMailServer } from '../testing/fake-mail-server.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { composeMail } from './compose-mail.js'
import { createJobs, type Jobs } from './jobs.js'
import { queueMail, registerMailDelivery } from './mail.js'

const mail = { kind: 'test', recipient: 'a@b.example', subject: 'Your order', text: 'It is on its way.' }

describe('mail', () => {
  let server: TestServer
  let database: Database
  let jobs: Jobs
  let mailServer: Server
  const taken: string[] = []

  beforeAll(async () => {
    server = await startTestServer()
    database = openDatabase({ url: server.databaseUrl, maxConnections: 5 })
    mailServer = createMailServer((text) => taken.push(text)).listen(0, '127.0.0.1')
    await once(mailServer, 'listening')
    const address = mailServer.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` })
    jobs = createJobs(database, { times: config.jobTimes, onError: () => undefined })
    registerMailDelivery(jobs, database.db, config)
    await jobs.start()
  })
  afterAll(async () => {
    await jobs.stop()
    mailServer.close()
    await database.close()
    await server.close()
  })

  it('CHK-10 is sent when the transaction that causes it commits, and only then', async () => {
    const rolledBack = inTransaction(database.db, async (tx) => {
      await queueMail(tx, jobs, { ...mail, subject: 'Never sent' })
      throw new Error('no order')
    })
    await expect(rolledBack).rejects.toThrow('no order')
    await inTransaction(database.db, (tx) => queueMail(tx, jobs, mail))
    await expect.poll(() => taken, { timeout: 10_000 }).toHaveLength(1)
    const [text] = taken
    expect(text).toContain('Subject: Your order')
    expect(text).toContain('It is on its way.')
    await expect
      .poll(async () =>
        (await database.db.select().from(mailOutbox)).map(({ subject, attempts, sentAt }) => ({
          subject,
          attempts,
          sent: sentAt !== null,
        })),
      )
      .toEqual([{ subject: 'Your order', attempts: 1, sent: true }])
    expect((await server.app.inject('/dev/outbox')).body, 'it is no longer there').toContain('No mail yet.')
  })

  it('CHK-10 goes out with many other mails; a failed mail delays no other mail and has none sent again', async () => {
    const subjects = Array.from({ length: 30 }, (_, at) => `Mail ${at + 1} of many`)
    await inTransaction(database.db, async (tx) => {
      for (const [at, subject] of subjects.entries()) {
        if (at === 2) await jobs.send(tx, 'mail', { outboxId: 'none' })
        await queueMail(tx, jobs, { ...mail, subject })
      }
    })
    const subjectsSent = () => taken.flatMap((text) => /^Subject: (Mail .*)$/m.exec(text)?.[1] ?? [])
    await expect.poll(() => subjectsSent().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(subjects.length)
    expect(subjectsSent().sort()).toEqual(subjects.sort())
    const attempts = await database.db.selectDistinct({ attempts: mailOutbox.attempts }).from(mailOutbox)
    expect(attempts).toEqual([{ attempts: 1 }])
  })

  it('CHK-10 goes out as plain text and as accessible HTML, in which every value stays text', async () => {
    const evil = '<img src=x onerror="alert(1)"> & Co'
    const made = composeMail({
      kind: 'test',
      recipient: 'a@b.example',
      subject: `About ${evil}`,
      parts: [
        { kind: 'text', text: `Hello ${evil},` },
        { kind: 'facts', facts: [['Ship to', evil]] },
        { kind: 'table', caption: evil, columns: ['Item', evil], rows: [[evil, '2']], lineOf: (row) => row.join(', ') },
        { kind: 'link', label: evil, href: 'https://shop.example/?a=1&b="' },
      ],
    })
    const { html = '' } = made
    expect(html).not.toMatch(/<(?:img|script|link|style)\b|onerror="/)
    expect(html).toMatch(/<html lang="en">.*<title>About &lt;img/s)
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    expect(html.match(/<th scope="col"/g)).toHaveLength(2)
    expect(html.match(/<th scope="row"/g)).toHaveLength(2)
    expect(html).toContain('href="https://shop.example/?a=1&amp;b=&quot;"')
    expect(made.text).toContain(`Ship to: ${evil}`)
    const earlier = taken.length
    await queueMail(database.db, jobs, made)
    await expect.poll(() => taken.length, { timeout: 10_000 }).toBe(earlier + 1)
    const sent = taken.at(-1) ?? ''
    expect(sent).toMatch(/^Content-Type: multipart\/alternative;/m)
    expect(sent.indexOf('Content-Type: text/plain')).toBeGreaterThan(0)
    expect(sent.indexOf('Content-Type: text/html')).toBeGreaterThan(sent.indexOf('Content-Type: text/plain'))
    await queueMail(server.db, server.services.jobs, made)
    const page = await server.app.inject('/dev/outbox')
    expect(page.body).toMatch(/<pre>Hello &lt;img.*<iframe sandbox="[^"]*" [^>]*srcdoc="&lt;!doctype html&gt;/s)
    expect(page.body).not.toContain('<img')
  })

  it('stays in the outbox without a mail server, and is shown there with its markup harmless', async () => {
    await queueMail(server.db, server.services.jobs, { ...mail, subject: '<script>alert(1)</script>' })
    const page = await server.app.inject('/dev/outbox')
    expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page.body).not.toContain('<script>')
  })
})
