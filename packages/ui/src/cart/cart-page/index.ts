export { CartPage, type CartPageProps } from './cart-page.js'
export { type CartPageMessages, cartPageMessages } from './cart-page.messages.js'
export type { CartPageSlotProps } from './cart-page-view.js'
