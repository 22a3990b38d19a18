export { type PaymentDraft, paymentDraft } from './payment-draft.js'
