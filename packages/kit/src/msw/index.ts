export { type HandlerFactory, type RequestHandlersOptions, requestHandlers } from './handlers.js'
