export { additionText, grantedText, refusalText } from './cart-news.js'
export { type CartNewsMessages, cartNewsMessages } from './cart-news.messages.js'
export { type CartNoticeOptions, notifyOfCart } from './notify-of-cart.js'
