import type { RecallClass, RecallStatus } from '@gauze/contract'
import { recordListMessages } from '../../records/record-list/record-list.messages.js'

const statuses: Readonly<Record<RecallStatus, string>> = {
  Open: 'Not acknowledged',
  Acknowledged: 'Acknowledged',
  Closed: 'Closed',
}

const classes: Readonly<Record<RecallClass, string>> = { I: 'Class I', II: 'Class II', III: 'Class III' }

export const recallsMessages = {
  ...recordListMessages,
  search: 'Number, item or order',
  caption: 'Recalls',
  count: (total: number, written: string) => (total === 1 ? '1 recall' : `${written} recalls`),
  loading: 'Recalls are loading',
  emptyTitle: 'No recalls',
  empty: 'Nothing that your company received is recalled. We email you if that changes.',
  noMatchTitle: 'No recalls match',
  errorTitle: 'Recalls could not be loaded',
  recall: 'Recall',
  riskClass: 'Class',
  items: 'Items',
  received: 'Received',
  quantity: (written: string, unitLabel: string) => `${written} × ${unitLabel}`,
  orders: 'Orders',
  published: 'Published',
  classes,
  statuses,
}

export type RecallsMessages = typeof recallsMessages

export const recallDetailsMessages = {
  summary: 'Details',
  csv: 'Save as CSV',
  recall: 'Recall',
  itemNumber: 'Item number',
  mpn: 'MPN',
  whatToDo: 'What to do',
  reason: 'Reason',
  riskClass: 'Risk class',
  published: 'Published',
  shipDates: 'Ship dates',
  everyDate: 'Every ship date',
  datesFrom: (day: string) => `From ${day} on`,
  datesTo: (day: string) => `Until ${day}`,
  dates: (from: string, to: string) => `From ${from} to ${to}`,
  lots: 'Lots',
  everyLot: 'Every lot',
  lotsHelp: 'We do not record the lots of shipments. Please compare these lots with the labels of your goods.',
  makerNotice: 'Notice of the maker',
  open: 'Your company has not acknowledged this recall. Look for the goods below, then tell us what you found.',
  reopened: 'More goods have shipped since your company acknowledged this recall. Please acknowledge all of them.',
  acknowledged: (by: string, day: string) => `Acknowledged by ${by} on ${day}.`,
  closed: (day: string) => `We closed this recall on ${day}. Nobody needs to acknowledge it any more.`,
  goods: 'Goods that your company received',
  order: 'Order',
  shipped: 'Shipped',
  shipTo: 'Ship to',
  returnItems: 'Return these items',
  returnItemsOf: (orderNumber: string) => `Return these items of order ${orderNumber}`,
  /** The name of a line among the fields: its item, its order and the received quantity. */
  line: (item: string, orderNumber: string) => `${item}, order ${orderNumber}`,
  receivedOf: (written: string, unitLabel: string, day: string) => `${written} × ${unitLabel}, shipped ${day}`,
  form: 'Acknowledge the recall',
  formAmend: 'Amend the acknowledgment',
  formHelp: 'An empty field means none. Count in the unit of the line.',
  allUsed: 'Everything is used',
  allFound: 'Everything is here, and quarantined',
  /** @param words of the button that filled in every quantity */
  filled: (words: string) => `Filled in: ${words}`,
  found: 'Found',
  used: 'Used already',
  quarantined: 'Quarantined',
  returned: 'Returned',
  /** @param name the label of the field */
  fieldOf: (name: string, line: string) => `${name}, ${line}`,
  whole: (field: string) => `${field} must be a whole number`,
  aboveReceived: (line: string, most: number) => `Found and used goods of ${line} must be at most ${most} together`,
  aboveFound: (line: string, most: number) =>
    `Quarantined and returned goods of ${line} must be at most ${most} together`,
  note: 'Note',
  noteHelp: 'Such as lots, rooms, or what became of goods that you discarded.',
  confirm: 'We have looked for these goods everywhere, and followed the instructions above.',
  notConfirmed: 'Confirm that you have looked for the goods and followed the instructions',
  submit: 'Acknowledge',
  submitAmend: 'Save the amendment',
  amend: 'Amend',
  cancel: 'Cancel',
  saved: 'Your acknowledgment was saved.',
  history: 'Acknowledgments',
  version: (version: number, day: string, by: string) => `Version ${version}, ${day}, by ${by}`,
  counts: (found: string, used: string, quarantined: string, returned: string) =>
    `${found} found, ${used} used already, ${quarantined} quarantined, ${returned} returned`,
}

export type RecallDetailsMessages = typeof recallDetailsMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    recalls: RecallsMessages
    recallDetails: RecallDetailsMessages
  }
}
