export { followOutbox } from './outbox.js'
