import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from '../base/start-error.js'
import { addCompany } from '../testing/demo-company.js'
import { startTestServer, type TestServer } from '../testing/test-server.js'
import { readFunctions } from './functions.js'
import { lastMigration, migrate } from './migrate.js'
import { accounts, users } from './schema/index.js'

let server: TestServer | undefined

beforeEach(async () => {
  await server?.close()
  server = await startTestServer()
})
afterAll(() => server?.close())

function database() {
  if (server === undefined) throw new Error('No server was started')
  return server
}

async function refusal() {
  const error = await migrate(database().databaseUrl).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(StartError)
  return String(error)
}

/** The steps of the releases before they became one migration. */
async function pretendSteps(times: readonly number[]) {
  const { db } = database()
  await db.execute(sql`DELETE FROM drizzle.__drizzle_migrations`)
  for (const time of times) {
    await db.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of a step', ${time})`)
  }
  await db.execute(sql`DELETE FROM settings WHERE key = 'functions'`)
  // Later migrations add these, and drop the columns of `orders`.
  await db.execute(sql`ALTER TABLE cart_lines DROP COLUMN position, DROP COLUMN estimate_id`)
  await db.execute(sql`ALTER TABLE item_units DROP COLUMN gtin`)
  await db.execute(sql`ALTER TABLE saved_lines DROP COLUMN estimate_id`)
  await db.execute(sql`
    DROP INDEX estimates_status_idx, items_gtin_idx, items_loose_item_name_idx, items_loose_mpn_idx,
      fulfilment_lines_order_line_idx`)
  await db.execute(sql`
    ALTER TABLE estimates DROP COLUMN needed_by, DROP COLUMN answer, DROP COLUMN answered_at, DROP COLUMN order_id`)
  await db.execute(
    sql`DROP TABLE payment_holds, order_events, email_changes, approval_substitutes, paper_links, bank_accounts,
      punchout_documents, purchase_orders, punchout_sessions, punchout_buyers, recall_counts, recall_acknowledgments,
      recall_recipients, recall_lines, recall_notices, recall_items, recalls`,
  )
  await db.execute(sql`
    ALTER TABLE address_licences DROP COLUMN document_id, DROP COLUMN changed_by, DROP COLUMN changed_at,
      DROP COLUMN warned_for`)
  await db.execute(sql`DROP TABLE licence_reviews, licence_documents`)
  await db.execute(sql`DROP TRIGGER users_raise_session_version ON users`)
  await db.execute(sql`ALTER TABLE users DROP COLUMN invited_at, DROP COLUMN may_pay, DROP COLUMN payment_limit_cents`)
  await db.execute(sql`
    ALTER TABLE accounts DROP COLUMN last_statement_on, DROP COLUMN last_reminded_on, DROP COLUMN two_factor_from,
      DROP COLUMN shows_pay_notice`)
  await db.execute(sql`DROP TABLE passkeys, recovery_codes, two_factor_logins, security_events, step_challenges`)
  await db.execute(sql`
    ALTER TABLE invoices DROP COLUMN reminded_days, DROP COLUMN pending_cents,
      ADD CONSTRAINT invoices_applied_check CHECK (paid_cents + credited_cents <= total_cents)`)
  await db.execute(sql`
    ALTER TABLE payments DROP COLUMN fee_cents, DROP COLUMN returned_at, DROP COLUMN expected_on, DROP COLUMN posted_at`)
  await db.execute(sql`ALTER TABLE payment_applications DROP COLUMN with_payment_id, DROP COLUMN ended_at`)
  await db.execute(sql`ALTER TABLE mail_outbox DROP COLUMN attachment, DROP COLUMN attachment_name`)
  await db.execute(sql`
    ALTER TABLE issues DROP COLUMN issue_no, DROP COLUMN page, DROP COLUMN phone, DROP COLUMN facts,
      DROP COLUMN order_id, DROP COLUMN return_status, DROP COLUMN answer, DROP COLUMN answered_at,
      DROP COLUMN keeps_goods, DROP COLUMN credits_freight,
      ADD subject text NOT NULL, ADD resolved boolean DEFAULT false NOT NULL,
      DROP CONSTRAINT issues_account_id_accounts_id_fk, DROP CONSTRAINT issues_user_id_users_id_fk`)
  await db.execute(sql`DROP INDEX issues_user_idx, credit_memos_invoice_idx`)
  await db.execute(sql`DROP TABLE return_lines, credit_memo_lines`)
  await db.execute(sql`
    ALTER TABLE credit_memos DROP COLUMN issue_id, DROP COLUMN shipping_cents, DROP COLUMN tax_cents,
      DROP COLUMN convenience_fee_cents`)
  await db.execute(sql`
    ALTER TABLE account_applications DROP COLUMN application_no, DROP COLUMN mailed_at, DROP COLUMN decided_at,
      DROP COLUMN reason, DROP COLUMN opened_account_id`)
  await db.execute(sql`DROP INDEX account_applications_new_idx`)
  await db.execute(sql`DROP SEQUENCE issue_no_seq, account_no_seq, application_no_seq, recall_no_seq`)
  await db.execute(sql`ALTER TABLE sessions DROP COLUMN device`)
  await db.execute(sql`ALTER TABLE item_lists DROP COLUMN deleted_at`)
  await db.execute(sql`ALTER TABLE addresses DROP COLUMN created_by, DROP COLUMN changed_by, DROP COLUMN changed_at`)
  await db.execute(sql`ALTER TABLE payment_methods DROP COLUMN label, DROP COLUMN user_id`)
  await db.execute(sql`
    ALTER TABLE subscriptions DROP COLUMN every, DROP COLUMN frequency, DROP COLUMN start_on, DROP COLUMN skipped,
      DROP COLUMN retry_on, DROP COLUMN warned_for, DROP COLUMN pause_reason, DROP COLUMN ship_place,
      DROP COLUMN bill_place, ADD every_days int,
      ADD CONSTRAINT subscriptions_every_days_check CHECK (every_days >= 1)`)
  await db.execute(sql`ALTER TABLE subscription_runs DROP COLUMN left_out`)
  await db.execute(sql`ALTER TABLE orders DROP COLUMN shipping_taxable, DROP COLUMN convenience_fee_percent`)
  await db.execute(sql`
    ALTER TABLE item_views DROP COLUMN account_id, ADD CONSTRAINT item_views_user_id_item_id_pk PRIMARY KEY (user_id, item_id)`)
  await db.execute(sql`DROP INDEX payment_methods_default_idx, payment_methods_token_idx`)
  await db.execute(sql`CREATE INDEX item_lists_owner_idx ON item_lists (account_id, user_id)`)
  await db.execute(sql`
    ALTER TABLE orders ADD approved_by int, ADD decided_at timestamptz, ADD rejection_reason text,
      ADD CONSTRAINT orders_approved_by_users_id_fk FOREIGN KEY (approved_by) REFERENCES users`)
}

async function bodyOf(name: string) {
  const { rows } = await database().db.execute<{ body: string }>(
    sql`SELECT prosrc AS body FROM pg_proc WHERE proname = ${name}`,
  )
  return rows[0]?.body
}

describe('bringing a database up to date', () => {
  it('OPS-06 can be repeated, and refuses in one line a database that a newer release has changed', async () => {
    await migrate(database().databaseUrl)
    await database().db.execute(sql`
      INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 9999999999999)`)
    expect(await refusal()).toMatch(
      /The database at \S+ was brought up to date by a newer release of Gauze, which this one cannot use\. Start that release or a later one, or restore the backup made before the upgrade\.$/,
    )
  })

  it('OPS-06 keeps the rows of a database that had every step of the releases before', async () => {
    const { db, databaseUrl } = database()
    await db.execute(sql`INSERT INTO categories (id, name, url_component) VALUES (1, 'Gloves', 'gloves')`)
    await pretendSteps([1795412658247, 1795416489529])
    await migrate(databaseUrl)
    expect((await db.execute(sql`SELECT name FROM categories`)).rows).toEqual([{ name: 'Gloves' }])
    const { hash } = await readFunctions()
    expect((await db.execute(sql`SELECT value FROM settings WHERE key = 'functions'`)).rows).toEqual([{ value: hash }])
  })

  it('PLUS-25: tells existing companies that people who see prices no longer pay, and gives nobody the right', async () => {
    const { db, databaseUrl } = database()
    const person = { isPriceVisible: true, isAdmin: false }
    const { accountId: told } = await addCompany(db, { ...person, username: 'buyer@told.example' })
    await addCompany(db, { ...person, username: 'admin@alone.example', isAdmin: true })
    await addCompany(db, { ...person, username: 'gone@alone.example', active: false })
    await addCompany(db, { ...person, username: 'system@alone.example', isPunchout: true })
    await pretendSteps([1795412658247, 1795416489529])
    await migrate(databaseUrl)
    const after = await addCompany(db, { ...person, username: 'buyer@new.example' })
    const shown = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.showsPayNotice, true))
    expect(shown).toEqual([{ id: told }])
    expect(after.accountId).not.toBe(told)
    expect(await db.select({ id: users.id }).from(users).where(eq(users.mayPay, true))).toEqual([])
  })

  it('OPS-06 refuses in one line a database that lacks a step, and changes nothing in it', async () => {
    await pretendSteps([1795378639234, 1795412658247])
    expect(await refusal()).toMatch(
      /The database at \S+ was last used by a release of Gauze that this one does not know\. Start the release before this one once, which brings it up to date, then this one\.$/,
    )
    expect((await database().db.execute(sql`SELECT 1 FROM settings WHERE key = 'functions'`)).rows).toEqual([])
  })

  it('OPS-06 refuses in one line a database of another program, and changes nothing in it', async () => {
    const { db } = database()
    await db.execute(sql`DROP SCHEMA drizzle CASCADE`)
    await db.execute(sql`DELETE FROM settings WHERE key = 'functions'`)
    expect(await refusal()).toMatch(
      /The database at \S+ belongs to another program: it has a table '\w+' that Gauze did not make\. Create an empty database for Gauze and name that one in DATABASE_URL\.$/,
    )
    expect((await db.execute(sql`SELECT to_regclass('drizzle.__drizzle_migrations') AS made`)).rows).toEqual([
      { made: null },
    ])
    expect((await db.execute(sql`SELECT 1 FROM settings WHERE key = 'functions'`)).rows).toEqual([])
  })

  it('replaces functions and triggers that another release made, and no others', async () => {
    const { db, databaseUrl } = database()
    const own = await bodyOf('raise_version')
    await db.execute(
      sql`CREATE OR REPLACE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
    )
    await migrate(databaseUrl)
    expect(await bodyOf('raise_version')).toBe('BEGIN RETURN NEW; END')
    await db.execute(sql`UPDATE settings SET value = '"of another release"' WHERE key = 'functions'`)
    await migrate(databaseUrl)
    expect(await bodyOf('raise_version')).toBe(own)
  })

  it('OPS-06 has a migration for each change of functions, so that earlier releases refuse the database', async () => {
    const functions = (await readFunctions()).hash.slice(0, 16)
    // When functions change, add a migration (an empty one: `--custom`) and write both values here.
    expect({ migration: lastMigration(), functions }).toEqual({
      migration: 1796002377134,
      functions: 'feafbd515d22b792',
    })
  })
})
