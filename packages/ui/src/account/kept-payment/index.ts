export { forgetPayment, keepChoice, keptChoice } from './kept-payment.js'
