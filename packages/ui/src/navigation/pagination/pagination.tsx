'use client'
import { PaginationNext, PaginationPage, PaginationPrevious, paginationParts as Part } from './pagination-parts.js'
import { PaginationRoot, type PaginationRootProps } from './pagination-root.js'

export interface PaginationProps extends Omit<PaginationRootProps, 'children'> {}

function PaginationPreset(props: PaginationProps) {
  return (
    <PaginationRoot {...props}>
      <PaginationPrevious />
      <Part.Pages />
      <Part.Short />
      <PaginationNext />
    </PaginationRoot>
  )
}

/**
 * Links to the pages of a list. Renders nothing when there is only one page. To arrange the parts yourself, put them
 * into `Pagination.Root` in any order.
 *
 * @example <Pagination page={2} pages={9} hrefOf={(page) => `/products/${page}`} />
 */
export const Pagination = Object.assign(PaginationPreset, {
  Root: PaginationRoot,
  Previous: PaginationPrevious,
  Page: PaginationPage,
  Next: PaginationNext,
  ...Part,
})
