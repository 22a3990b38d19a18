import type { MatrixDetail } from '@gauze/contract'
import type {
  accounts,
  addresses,
  addressLicenses,
  bankAccounts,
  creditMemos,
  estimateLines,
  estimates,
  fulfilmentLines,
  fulfilments,
  invoiceLines,
  invoices,
  itemListDetails,
  itemLists,
  licenseReviews,
  notifications,
  orderEvents,
  orderLines,
  orders,
  paymentApplications,
  paymentMethods,
  payments,
  subscriptions,
  users,
} from '@gauze/server/plugin'
import type { InferInsertModel } from 'drizzle-orm'

/** The fields of an item that its past sales need. */
export interface SellableItem {
  readonly id: number
  readonly itemName: string
  readonly displayName: string
  readonly urlComponent: string
  readonly mpn: string
  readonly matrixDetails: MatrixDetail[]
  readonly rxLevel: string
  readonly taxable: boolean
  readonly popularity: number
  readonly units: readonly { id: number; unitName: string; label: string; conversionRate: string }[]
  /** Dollars per base unit by price level, exact decimals. */
  readonly prices: Readonly<Record<string, string>>
}

/** A row with its id fixed, so that other rows can name it. */
type WithId<T> = T & { id: number }

/** A company of the demonstration with everyone and everything that belongs to it. */
export interface DemoCompany {
  readonly account: WithId<InferInsertModel<typeof accounts>>
  readonly users: readonly WithId<Omit<InferInsertModel<typeof users>, 'passwordHash'>>[]
  readonly addresses: readonly WithId<InferInsertModel<typeof addresses>>[]
  readonly licenses: readonly InferInsertModel<typeof addressLicenses>[]
  readonly licenseReviews: readonly InferInsertModel<typeof licenseReviews>[]
  readonly cards: readonly WithId<InferInsertModel<typeof paymentMethods>>[]
  readonly bankAccounts: readonly WithId<InferInsertModel<typeof bankAccounts>>[]
  /** How many orders it places in eighteen months. */
  readonly orderCount: number
  /** Words of the items it buys most. */
  readonly tastes: readonly string[]
}

/** Eighteen months of a company's papers, as rows ready to be written. */
export interface History {
  readonly orderEvents: InferInsertModel<typeof orderEvents>[]
  readonly orders: WithId<InferInsertModel<typeof orders>>[]
  readonly orderLines: WithId<InferInsertModel<typeof orderLines>>[]
  readonly fulfilments: WithId<InferInsertModel<typeof fulfilments>>[]
  readonly fulfilmentLines: InferInsertModel<typeof fulfilmentLines>[]
  readonly invoices: (WithId<InferInsertModel<typeof invoices>> & { paidCents: number; creditedCents: number })[]
  readonly invoiceLines: InferInsertModel<typeof invoiceLines>[]
  readonly payments: (WithId<InferInsertModel<typeof payments>> & { appliedCents: number })[]
  readonly creditMemos: (WithId<InferInsertModel<typeof creditMemos>> & { appliedCents: number })[]
  readonly paymentApplications: InferInsertModel<typeof paymentApplications>[]
  readonly estimates: WithId<InferInsertModel<typeof estimates>>[]
  readonly estimateLines: InferInsertModel<typeof estimateLines>[]
  readonly itemLists: WithId<InferInsertModel<typeof itemLists>>[]
  readonly itemListDetails: InferInsertModel<typeof itemListDetails>[]
  readonly subscriptions: InferInsertModel<typeof subscriptions>[]
  readonly notifications: InferInsertModel<typeof notifications>[]
}
