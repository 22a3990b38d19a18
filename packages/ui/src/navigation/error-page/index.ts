export { ErrorPage, type ErrorPageProps } from './error-page.js'
export { type ErrorPageMessages, type ErrorWords, errorPageMessages } from './error-page.messages.js'
export { type ErrorStatus, errorWords, readStatus } from './error-words.js'
export { isUnreached } from './is-unreached.js'
