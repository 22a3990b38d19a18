'use client'
import { type PartProps, partElement } from '../../internal/part.js'
import { type RootView, rootContext } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { type PaginationMessages, paginationMessages } from './pagination.messages.js'
import type { PaginationLinkProps } from './pagination-parts.js'

/** The parts, by the `data-slot` of their element. */
export type PaginationSlot = 'previous' | 'pages' | 'page' | 'short' | 'next'

/** The state that the parts are styled by. */
export interface PaginationState {
  /** The page in view, from 1. */
  page: number
  pages: number
}

/** Props of the parts, by the `data-slot` of their element. */
export type PaginationSlotProps = {
  previous?: PaginationLinkProps
  pages?: PartProps<PaginationState>
  page?: PaginationLinkProps
  short?: PartProps<PaginationState>
  next?: PaginationLinkProps
}

export interface PaginationRootProps extends PartProps<PaginationState> {
  /** From 1. */
  page: number
  /** The number of pages. */
  pages: number
  /** The address of a page. */
  hrefOf: (page: number) => string
  /** A class for every element of a part. */
  classNames?: Partial<Record<PaginationSlot, string>>
  slotProps?: PaginationSlotProps
  messages?: Partial<PaginationMessages>
}

/** The values that the parts share. */
interface PaginationView extends RootView<PaginationState>, Pick<PaginationRootProps, 'hrefOf'> {
  text: PaginationMessages
}

export const PaginationContext = rootContext<PaginationView>('Pagination.Root page={…}')

/** Holds the parts of a pagination, and the values that they share. Renders nothing when there is only one page. */
export function PaginationRoot({
  page,
  pages,
  hrefOf,
  classNames,
  slotProps,
  messages,
  ...props
}: PaginationRootProps) {
  const text = useMessages('pagination', paginationMessages, messages)
  if (pages <= 1) return null
  const state = { page, pages }
  return (
    <PaginationContext value={{ hrefOf, text, state, classNames, slotProps }}>
      {partElement({ as: 'nav', base: 'gz-pagination', 'aria-label': text.label, ...props, state })}
    </PaginationContext>
  )
}
