import type { InvoicePaymentMethod } from '../../db/schema/index.js'

/** The words for a way to pay: 'Net 30', 'Visa ending in 4242', 'Check 1024'. */
export function paymentMethodText(method: InvoicePaymentMethod): string {
  switch (method.kind) {
    case 'card':
      return `${method.brand} ending in ${method.last4}`
    case 'bank':
      return `${method.bankName} account ending in ${method.last4}`
    case 'terms':
      return method.terms
    case 'credits':
      return 'Credits'
    case 'check':
      return `Check ${method.reference}`
    case 'ach':
      return `ACH transfer ${method.reference}`
  }
}

/** SQL of the same words for the method of the payment `p`. */
export const paymentMethodSql = `CASE p.method ->> 'kind'
  WHEN 'card' THEN concat(p.method ->> 'brand', ' ending in ', p.method ->> 'last4')
  WHEN 'bank' THEN concat(p.method ->> 'bankName', ' account ending in ', p.method ->> 'last4')
  WHEN 'terms' THEN p.method ->> 'terms'
  WHEN 'credits' THEN 'Credits'
  WHEN 'check' THEN concat('Check ', p.method ->> 'reference')
  ELSE concat('ACH transfer ', p.method ->> 'reference') END`
