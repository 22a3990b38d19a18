export { checkoutDraft, fillCheckout } from './checkout-draft.js'
