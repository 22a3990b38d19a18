export { fillCheckout, forgetCheckout, keepForm, keptForm } from './kept-form.js'
