/** An alteration of a column of the books that a check must notice. */
export interface Alteration {
  /** SQL expressions of other values for the row `t`; a row that has the value already is left out. */
  readonly to: readonly string[]
  /** SQL condition: the rows `t` for which other rows define the value of the column. */
  readonly where?: string
}

/**
 * The columns of the books in a table: the alterations of its checked columns, and why no amount depends on the other
 * columns.
 */
export interface BooksTable {
  readonly checked: Readonly<Record<string, Alteration>>
  readonly free: Readonly<Record<string, string>>
}

function amount(column: string): Alteration {
  return { to: [`t.${column} + 1`, `t.${column} - 100`, '0', '1000000000000000000'] }
}

function units(column: string): Alteration {
  return { to: [`t.${column} + 1`, `t.${column} - 1`, '0'] }
}

function decimal(column: string): Alteration {
  return { to: [`t.${column} + 1`, '0'] }
}

function day(column: string): Alteration {
  return { to: [`t.${column} + 1`, `t.${column} - 1`] }
}

function toggled(column: string): Alteration {
  return { to: [`NOT t.${column}`] }
}

/** Another row of a table, or none where the column may be empty. */
function other(column: string, table: string, mayBeEmpty = false): Alteration {
  const row = `(SELECT max(r.id) FROM ${table} r WHERE r.id <> t.${column})`
  return { to: mayBeEmpty ? [row, 'NULL'] : [row] }
}

function oneOf(...values: readonly string[]): Alteration {
  return { to: values.map((value) => `'${value}'`) }
}

function set(column: string): Alteration {
  return { to: [`CASE WHEN t.${column} IS NULL THEN now() END`] }
}

const orderStatuses = [
  ...['Pending Approval', 'Pending Fulfillment', 'Partially Fulfilled', 'Shipped', 'Delivered', 'Rejected'],
  'Cancelled',
]
const key = 'names the row'
const label = 'a name or number for people'
const setting = 'a setting for later documents; each document has its own copy'
const person = 'names a person'
const place = 'an address; the document has the rates that the tax port answered for it'
const moment = 'a moment that no amount is calculated from'
const provider = 'an answer of the payment provider; the money is what was asked for'

const isUsed = 'EXISTS (SELECT 1 FROM payment_applications x WHERE x.payment_id = t.id AND x.ended_at IS NULL)'
/** An approval may change the total of the order; then nothing else has the total before. */
const isAgreed = `(t.to_status <> 'Pending Approval' OR NOT EXISTS (
  SELECT 1 FROM order_events e WHERE e.order_id = t.order_id AND e.to_status = 'Pending Fulfillment'))`
const isKept = `EXISTS (SELECT 1 FROM orders o WHERE o.id = t.order_id AND o.status NOT IN ('Rejected', 'Cancelled'))`
const isCredited = `EXISTS (SELECT 1 FROM issues r WHERE r.id = t.issue_id AND r.return_status = 'Credited')`
const hasShipped = `t.released_at IS NULL AND EXISTS (SELECT 1 FROM fulfilments f WHERE f.order_id = t.order_id)`

/** Of a payment of a status that began as pending. */
function ofDebit(...statuses: readonly string[]): string {
  const names = statuses.map((status) => `'${status}'`).join(', ')
  return `EXISTS (SELECT 1 FROM payments p WHERE p.id = t.payment_id AND p.expected_on IS NOT NULL AND p.status IN (${names}))`
}

function ofOrder(invoice: string): string {
  return `EXISTS (SELECT 1 FROM invoices v WHERE v.id = ${invoice} AND v.order_id IS NOT NULL)`
}

/** The names and labels of a sold line. */
const lineLabels = {
  item_name: label,
  display_name: label,
  mpn: label,
  matrix_details: label,
  unit_name: label,
  unit_label: label,
}

const amountsOfOrder = {
  subtotal_cents: amount('subtotal_cents'),
  shipping_cents: amount('shipping_cents'),
  tax_cents: amount('tax_cents'),
  convenience_fee_cents: amount('convenience_fee_cents'),
  total_cents: amount('total_cents'),
}

/** The tables of the books. */
export const booksTables: Readonly<Record<string, BooksTable>> = {
  accounts: {
    checked: { balance_cents: amount('balance_cents') },
    free: {
      ...{ id: key, parent_id: key, account_no: label, account_name: label, industry: label, phone: label },
      ...{ rx_levels: setting, price_level: setting, has_terms: setting, terms: setting, terms_days: setting },
      ...{ credit_limit_cents: setting, convenience_fee: setting, convenience_fee_percent: setting },
      ...{ tax_exempt: setting, delivery_days: setting, statement_frequency: setting, statement_method: setting },
      ...{ statement_emails: setting },
      ...{ statement_include_invoices: setting, approvals_notification: setting, two_factor_from: setting },
      ...{
        shows_pay_notice: setting,
        active: setting,
        last_statement_on: moment,
        last_reminded_on: moment,
        created_at: moment,
      },
    },
  },
  account_allocations: {
    checked: {
      used: { to: ['0'], where: 't.used > 0' },
      period_start: { to: ['t.period_start - 1'], where: 't.used > 0' },
    },
    free: { account_id: key, item_id: key, max: setting },
  },
  orders: {
    checked: {
      account_id: other('account_id', 'accounts'),
      status: oneOf(...orderStatuses),
      payment: {
        to: [`'{"kind": "terms", "terms": "Net 30"}'::jsonb`, `'{"kind": "terms", "terms": "Net 45"}'::jsonb`],
        where: `t.payment ->> 'kind' = 'card'`,
      },
      tax_rate_percent: decimal('tax_rate_percent'),
      shipping_taxable: { ...toggled('shipping_taxable'), where: 't.shipping_cents > 0' },
      convenience_fee_percent: decimal('convenience_fee_percent'),
      ...amountsOfOrder,
      placed_at: { to: [`t.placed_at + interval '1 day'`] },
    },
    free: {
      ...{ id: key, order_no: label, user_id: person, po_num: label, notes: label, updated_at: moment },
      ...{ ship_address_id: place, ship_address: place, bill_address_id: place, bill_address: place },
      ship_date: 'a plan; the parcels have the days on which goods shipped',
      subscription_id: 'names the subscription that placed the order at the prices of its day',
      idempotency_key: 'the name of the request that placed the order',
    },
  },
  order_events: {
    checked: {
      order_id: other('order_id', 'orders'),
      account_id: other('account_id', 'accounts'),
      from_status: oneOf(...orderStatuses),
      to_status: oneOf(...orderStatuses),
      total_cents: { ...amount('total_cents'), where: isAgreed },
      at: { to: [`t.at + interval '1 day'`], where: 't.from_status IS NULL' },
    },
    free: { id: key, actor: person, user_id: person, on_behalf_of: person, reason: label },
  },
  order_lines: {
    checked: {
      order_id: other('order_id', 'orders'),
      position: { to: ['t.position + 50'], where: 'EXISTS (SELECT 1 FROM invoices v WHERE v.order_id = t.order_id)' },
      item_id: { to: [`CASE t.item_id WHEN 1002 THEN 1003 ELSE 1002 END`], where: isKept },
      conversion_rate: decimal('conversion_rate'),
      price: decimal('price'),
      quantity: units('quantity'),
      quantity_fulfilled: units('quantity_fulfilled'),
      taxable: toggled('taxable'),
      total_cents: amount('total_cents'),
    },
    free: { ...lineLabels, id: key, unit_id: 'names a unit of the catalog; the line has its factor' },
  },
  reserved_goods: {
    checked: {
      order_id: { to: [`(SELECT min(o.id) FROM orders o WHERE o.status IN ('Rejected', 'Delivered'))`] },
      item_id: { to: ['1003'] },
      from_stock: units('from_stock'),
      from_allocation: units('from_allocation'),
      allocation_start: {
        to: ['t.allocation_start + 1', `CASE WHEN t.allocation_start IS NULL THEN '2099-01-01'::date END`],
      },
    },
    free: {},
  },
  backorders: {
    checked: {
      order_id: other('order_id', 'orders'),
      account_id: other('account_id', 'accounts'),
      item_id: { to: ['1003'] },
      quantity: units('quantity'),
    },
    free: { id: key, user_id: person, told_at: moment },
  },
  fulfilments: {
    checked: {
      order_id: other('order_id', 'orders'),
      account_id: other('account_id', 'accounts'),
      status: oneOf('Shipped', 'Delivered'),
      shipped_at: { to: [`t.shipped_at + interval '1 day'`] },
      delivered_at: set('delivered_at'),
    },
    free: { id: key, carrier: label, tracking_number: label, workwave_id: label },
  },
  fulfilment_lines: {
    checked: {
      fulfilment_id: {
        to: [
          '(SELECT min(f.id) FROM fulfilments f WHERE f.order_id <> (SELECT g.order_id FROM fulfilments g WHERE g.id = t.fulfilment_id))',
        ],
      },
      order_line_id: other('order_line_id', 'order_lines'),
      quantity: units('quantity'),
    },
    free: { id: key },
  },
  invoices: {
    checked: {
      account_id: other('account_id', 'accounts'),
      order_id: {
        to: ['(SELECT max(o.id) FROM orders o WHERE o.id <> t.order_id)', 'NULL'],
        where: 't.order_id IS NOT NULL',
      },
      issued_on: { ...day('issued_on'), where: 't.order_id IS NOT NULL' },
      due_on: { ...day('due_on'), where: 't.order_id IS NOT NULL' },
      ...amountsOfOrder,
      paid_cents: amount('paid_cents'),
      credited_cents: amount('credited_cents'),
      pending_cents: amount('pending_cents'),
    },
    free: {
      ...{ id: key, invoice_no: label, po_num: label, ship_address: place, bill_address: place },
      ...{ reminded_days: moment, created_at: moment },
    },
  },
  invoice_lines: {
    checked: {
      invoice_id: other('invoice_id', 'invoices'),
      position: { to: ['t.position + 50'], where: ofOrder('t.invoice_id') },
      item_id: { to: [`CASE t.item_id WHEN 1002 THEN 1003 ELSE 1002 END`], where: ofOrder('t.invoice_id') },
      conversion_rate: decimal('conversion_rate'),
      price: decimal('price'),
      quantity: units('quantity'),
      total_cents: amount('total_cents'),
    },
    free: { ...lineLabels, id: key },
  },
  payments: {
    checked: {
      account_id: { ...other('account_id', 'accounts'), where: isUsed },
      method: {
        to: [`'{"kind": "check", "reference": "1"}'::jsonb`, `jsonb_set(t.method, '{kind}', '"bank"')`],
        where: 'EXISTS (SELECT 1 FROM payment_holds h WHERE h.payment_id = t.id)',
      },
      amount_cents: { ...amount('amount_cents'), where: `t.method ->> 'kind' IN ('card', 'bank', 'credits')` },
      applied_cents: amount('applied_cents'),
      fee_cents: amount('fee_cents'),
      status: { ...oneOf('Pending', 'Failed', 'Voided', 'Posted'), where: isUsed },
      expected_on: { ...set('expected_on'), where: isUsed },
      posted_at: { ...set('posted_at'), where: isUsed },
      returned_at: { ...set('returned_at'), where: isUsed },
    },
    free: {
      ...{ id: key, payment_no: label, user_id: person, memo: label, provider_reference: provider },
      idempotency_key: 'the name of the request that made the payment',
      received_at: 'the day of the payment on statements, which no amount is calculated from',
    },
  },
  payment_applications: {
    checked: {
      account_id: other('account_id', 'accounts'),
      invoice_id: other('invoice_id', 'invoices'),
      payment_id: other('payment_id', 'payments'),
      credit_memo_id: other('credit_memo_id', 'credit_memos'),
      with_payment_id: {
        to: ['(SELECT max(p.id) FROM payments p WHERE p.id <> t.with_payment_id)'],
        where: 't.payment_id = t.with_payment_id',
      },
      amount_cents: amount('amount_cents'),
      ended_at: set('ended_at'),
    },
    free: { id: key, applied_at: 'the day of the payment on statements, which no amount is calculated from' },
  },
  payment_holds: {
    checked: {
      account_id: other('account_id', 'accounts'),
      request: {
        to: [
          `jsonb_set(t.request, '{total}', to_jsonb((t.request ->> 'total')::int + 1))`,
          `jsonb_set(t.request, '{accountId}', '99')`,
          `'{}'::jsonb`,
          `jsonb_set(t.request, '{means,kind}', '"terms"')`,
        ],
      },
      order_id: other('order_id', 'orders', true),
      payment_id: other('payment_id', 'payments', true),
      capture_requested_at: { ...set('capture_requested_at'), where: 't.released_at IS NULL' },
      released_at: set('released_at'),
      settled_at: { ...set('settled_at'), where: `(${hasShipped}) OR ${ofDebit('Pending', 'Posted')}` },
      failure: { to: [`'Declined'`], where: `(${hasShipped}) OR ${ofDebit('Posted')}` },
    },
    free: {
      ...{ id: key, reference: provider, ask_after: moment, requested_at: moment },
      payable_key: 'the name of the request that reserved the money',
    },
  },
  credit_memos: {
    checked: {
      account_id: other('account_id', 'accounts'),
      invoice_id: {
        to: ['(SELECT max(v.id) FROM invoices v WHERE v.id <> t.invoice_id)'],
        where: 't.issue_id IS NOT NULL',
      },
      issue_id: other('issue_id', 'issues', true),
      shipping_cents: amount('shipping_cents'),
      tax_cents: amount('tax_cents'),
      convenience_fee_cents: amount('convenience_fee_cents'),
      total_cents: { ...amount('total_cents'), where: 't.issue_id IS NOT NULL' },
      applied_cents: amount('applied_cents'),
    },
    free: {
      ...{ id: key, credit_memo_no: label, reason: label, created_at: moment },
      issued_on: 'the day of the credit on statements, which no amount is calculated from',
    },
  },
  credit_memo_lines: {
    checked: {
      credit_memo_id: other('credit_memo_id', 'credit_memos'),
      invoice_line_id: other('invoice_line_id', 'invoice_lines'),
      quantity: units('quantity'),
      total_cents: amount('total_cents'),
    },
    free: { id: key },
  },
  issues: {
    checked: {
      account_id: other('account_id', 'accounts'),
      order_id: other('order_id', 'orders', true),
      return_status: {
        to: [`CASE t.return_status WHEN 'Credited' THEN 'Approved' ELSE 'Credited' END`],
      },
      credits_freight: {
        ...toggled('credits_freight'),
        where: `EXISTS (SELECT 1 FROM credit_memos m JOIN invoices v ON v.id = m.invoice_id
          WHERE m.issue_id = t.id AND v.shipping_cents > 0)`,
      },
    },
    free: {
      ...{ id: key, issue_no: label, user_id: person, message: label, page: label, phone: label, facts: label },
      ...{ answer: label, created_at: moment, answered_at: moment },
      keeps_goods: 'says where the goods are; their credit is the same',
    },
  },
  return_lines: {
    checked: {
      issue_id: { ...other('issue_id', 'issues'), where: isCredited },
      order_line_id: other('order_line_id', 'order_lines'),
      quantity: { ...units('quantity'), where: isCredited },
    },
    free: { id: key },
  },
  estimates: {
    checked: {
      account_id: { ...other('account_id', 'accounts'), where: 't.order_id IS NOT NULL' },
      status: { ...oneOf('Requested', 'Declined', 'Withdrawn'), where: 't.total_cents > 0' },
      order_id: { to: [`(SELECT min(o.id) FROM orders o WHERE o.status = 'Rejected')`] },
      subtotal_cents: amount('subtotal_cents'),
      shipping_cents: amount('shipping_cents'),
      tax_cents: amount('tax_cents'),
      total_cents: amount('total_cents'),
    },
    free: {
      ...{ id: key, estimate_no: label, user_id: person, title: label, notes: label, answer: label },
      ...{ needed_by: moment, answered_at: moment, expires_on: moment, created_at: moment },
    },
  },
  estimate_lines: {
    checked: {
      estimate_id: { ...other('estimate_id', 'estimates'), where: 't.total_cents > 0' },
      conversion_rate: { ...decimal('conversion_rate'), where: 't.total_cents > 0' },
      price: decimal('price'),
      quantity: { ...units('quantity'), where: 't.total_cents > 0' },
      total_cents: amount('total_cents'),
    },
    free: {
      ...{ ...lineLabels, id: key, position: 'the place of the line; its amount is the same' },
      ...{ item_id: label, unit_id: 'names a unit of the catalog; the line has its factor' },
    },
  },
}

const priced = 'a price for later documents; each document has its own copy'
const cart = 'goods that nobody has ordered yet, which the order prices anew'

/** Tables with amounts or quantities that are no part of the books, each with the reason. */
export const otherTables: Readonly<Record<string, string>> = {
  account_item_prices: priced,
  item_prices: priced,
  item_units: priced,
  tax_rates: priced,
  items: 'the stock is what somebody counted',
  cart_lines: cart,
  saved_lines: cart,
  item_list_details: cart,
  users: 'the limits are settings for later orders and payments',
}
