'use client'
import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.js'
import type { PartProps, RenderProp } from '../../internal/part.js'
import { part, usePart } from '../../internal/parts.js'
import { Anchor } from '../../link/index.js'
import { pageWindow } from './page-window.js'
import { PaginationContext, type PaginationState } from './pagination-root.js'

export interface PaginationLinkProps extends Omit<PartProps<PaginationState>, 'ref' | 'render'> {
  /** An element that replaces the link and receives its attributes. */
  render?: RenderProp
}

export interface PaginationPageProps extends PaginationLinkProps {
  /** From 1. */
  page: number
}

/** The link to a page. Children are its words and name it. @selector [aria-current] */
export function PaginationPage({ page, ...props }: PaginationPageProps) {
  return useLink('page', props, page, page)
}

/** The link to the previous page. Renders nothing on the first page. `children` replace its words and its name. */
export function PaginationPrevious(props: PaginationLinkProps) {
  return useLink('previous', { rel: 'prev', ...props }, <ChevronLeftIcon />, -1)
}

/** The link to the next page. Renders nothing on the last page. `children` replace its words and its name. */
export function PaginationNext(props: PaginationLinkProps) {
  return useLink('next', { rel: 'next', ...props }, <ChevronRightIcon />, 1)
}

/** @param to the page, or how far it is from the one in view */
function useLink(slot: 'previous' | 'page' | 'next', given: PaginationLinkProps, content: ReactNode, to: number) {
  const [{ state, hrefOf, text }, props] = usePart(PaginationContext, slot, given)
  const page = slot === 'page' ? to : state.page + to
  if (page < 1 || page > state.pages) return null
  const label = slot === 'page' ? text.page(page) : text[slot]
  return (
    <Anchor
      href={hrefOf(page)}
      aria-label={props.children ? undefined : label}
      aria-current={page === state.page ? 'page' : undefined}
      {...props}
    >
      {props.children ?? content}
    </Anchor>
  )
}

/** The parts that are plain elements. */
export const paginationParts = {
  /**
   * The list of links: the first page, the last, and the pages around the current one. `children` replace these links.
   */
  Pages: part(PaginationContext, 'pages', ({ state: { page, pages } }) => ({
    as: 'ol',
    children: pageWindow(page, pages).map((number, position) => (
      <li key={number ?? `gap-${position < 3 ? 'before' : 'after'}`} data-gap={number === null || undefined}>
        {number === null ? <span aria-hidden="true">…</span> : <PaginationPage page={number} />}
      </li>
    )),
  })),

  /** The page in view in words, where there is no room for links. */
  Short: part(PaginationContext, 'short', ({ state: { page, pages }, text }) => ({
    as: 'p',
    'aria-hidden': 'true',
    children: text.of(page, pages),
  })),
}
