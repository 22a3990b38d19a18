export { OrderReview, type OrderReviewProps } from './order-review.js'
export { type OrderReviewMessages, orderReviewMessages } from './order-review.messages.js'
