import { bigint, customType, integer, numeric, timestamp } from 'drizzle-orm/pg-core'

/** Integer identity primary key. "By default", so that seed and import may fix ids. */
export function identity() {
  return integer('id').primaryKey().generatedByDefaultAsIdentity()
}

/** A point in time, stored in UTC. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/** When the row was created. */
export function createdAt() {
  return moment('created_at').notNull().defaultNow()
}

/** When the row last changed; writers set it. */
export function updatedAt() {
  return moment('updated_at').notNull().defaultNow()
}

/** An amount in whole cents. */
export function cents(name: string) {
  return bigint(name, { mode: 'number' })
}

/** A price of one base unit in dollars: exact, four decimals, a string in JavaScript. */
export function unitPrice(name: string) {
  return numeric(name, { precision: 14, scale: 4 })
}

/** How many base units one unit holds: exact, a string in JavaScript. */
export function conversionRate(name: string) {
  return numeric(name, { precision: 12, scale: 4 })
}

/** A percentage such as 6.2500: exact, a string in JavaScript. */
export function percent(name: string) {
  return numeric(name, { precision: 7, scale: 4 })
}

/** PostgreSQL's full-text document type. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Bytes, a Buffer in JavaScript. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
