export { forgetPayment, type KeptPayment, keepPayment, keptPayment } from './kept-payment.js'
