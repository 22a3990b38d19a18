export { QuoteRequest, type QuoteRequestProps } from './quote-request.js'
export { type QuoteRequestMessages, quoteRequestMessages } from './quote-request.messages.js'
