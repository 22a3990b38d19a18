import type { SeenPlace } from '@gauze/contract'
import type { SubscriptionRhythm } from '@gauze/rules'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { addresses } from './addresses.js'
import { createdAt, identity, moment } from './columns.js'
import { accounts, users } from './company.js'
import { itemLists } from './lists.js'
import { orders } from './orders.js'
import { paymentMethods } from './payment-methods.js'

/** Makes an item list recurring. `paymentMethodId` null means on terms. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: identity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemListId: integer('item_list_id')
      .notNull()
      .unique()
      .references(() => itemLists.id, { onDelete: 'cascade' }),
    every: integer('every').notNull(),
    frequency: text('frequency').$type<SubscriptionRhythm['frequency']>().notNull(),
    /** The first date, from which all other dates are counted. */
    startOn: date('start_on', { mode: 'string' }).notNull(),
    /** The next date for which there is no run yet. */
    nextRunOn: date('next_run_on', { mode: 'string' }).notNull(),
    skipped: date('skipped', { mode: 'string' }).array().notNull().default(sql`ARRAY[]::date[]`),
    /** When a failed run of `nextRunOn` is tried again. */
    retryOn: date('retry_on', { mode: 'string' }),
    /** The date of which the owner was warned. */
    warnedFor: date('warned_for', { mode: 'string' }),
    shipAddressId: integer('ship_address_id')
      .notNull()
      .references(() => addresses.id),
    /** The address as a person last saw it; another content stops the runs. */
    shipPlace: jsonb('ship_place').$type<SeenPlace>(),
    billAddressId: integer('bill_address_id')
      .notNull()
      .references(() => addresses.id),
    billPlace: jsonb('bill_place').$type<SeenPlace>(),
    paymentMethodId: integer('payment_method_id').references(() => paymentMethods.id),
    poNum: text('po_num').notNull().default(''),
    paused: boolean('paused').notNull().default(false),
    /** Why it was paused by itself. */
    pauseReason: text('pause_reason'),
    failures: integer('failures').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('subscriptions_due_idx').on(table.nextRunOn).where(sql`NOT ${table.paused}`),
    index('subscriptions_account_idx').on(table.accountId),
    check('subscriptions_every_check', sql`${table.every} >= 1`),
  ],
)

/** One row per run that was due; unique, so that a run happens once. */
export const subscriptionRuns = pgTable(
  'subscription_runs',
  {
    id: identity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    orderId: integer('order_id').references(() => orders.id),
    error: text('error'),
    /** Items that could not be bought, each with its reason. */
    leftOut: text('left_out').array().notNull().default(sql`ARRAY[]::text[]`),
    ranAt: moment('ran_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('subscription_runs_due_idx').on(table.subscriptionId, table.dueOn)],
)
