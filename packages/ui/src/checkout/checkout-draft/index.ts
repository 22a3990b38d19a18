export { fillCheckout, forgetCheckoutDraft, saveCheckoutDraft, savedCheckoutDraft } from './checkout-draft.js'
