export { OrderReview, type OrderReviewProps, type OrderReviewSection } from './order-review.js'
export { type OrderReviewMessages, orderReviewMessages } from './order-review.messages.js'
