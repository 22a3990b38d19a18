export { Pagination, type PaginationProps } from './pagination.js'
export { type PaginationMessages, paginationMessages } from './pagination.messages.js'
export type { PaginationLinkProps, PaginationPageProps } from './pagination-parts.js'
export type {
  PaginationRootProps,
  PaginationSlot,
  PaginationSlotProps,
  PaginationState,
} from './pagination-root.js'
