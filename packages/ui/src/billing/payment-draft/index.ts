export { forgetPaymentDraft, type PaymentDraft, savedPaymentDraft, savePaymentDraft } from './payment-draft.js'
