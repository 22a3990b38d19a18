export { LoadMore, type LoadMoreProps } from './load-more.js'
export { type LoadMoreMessages, loadMoreMessages } from './load-more.messages.js'
