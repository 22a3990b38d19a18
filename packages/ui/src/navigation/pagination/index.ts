export { Pagination, type PaginationProps } from './pagination.js'
export { type PaginationMessages, paginationMessages } from './pagination.messages.js'
