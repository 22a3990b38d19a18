'use client'
import type { ComponentPropsWithRef } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { pageWindow } from './page-window.js'
import { type PaginationMessages, paginationMessages } from './pagination.messages.js'

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From 1. */
  page: number
  pages: number
  /** The address of a page. */
  hrefOf: (page: number) => string
  messages?: Partial<PaginationMessages>
}

/** Links to the pages of a list. Nothing when there is one page. */
export function Pagination({ page, pages, hrefOf, messages, className, ...props }: PaginationProps) {
  const text = useMessages('pagination', paginationMessages, messages)
  if (pages <= 1) return null
  return (
    <nav aria-label={text.label} {...props} className={cx('gz-pagination', className)}>
      {page > 1 ? (
        <Anchor href={hrefOf(page - 1)} rel="prev" aria-label={text.previous}>
          <ChevronLeftIcon />
        </Anchor>
      ) : null}
      <ol>
        {pageWindow(page, pages).map((number, position) => (
          <li key={number ?? `gap-${position < 3 ? 'before' : 'after'}`} data-gap={number === null || undefined}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Anchor
                href={hrefOf(number)}
                aria-label={text.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
      <p data-slot="short" aria-hidden="true">
        {text.of(page, pages)}
      </p>
      {page < pages ? (
        <Anchor href={hrefOf(page + 1)} rel="next" aria-label={text.next}>
          <ChevronRightIcon />
        </Anchor>
      ) : null}
    </nav>
  )
}
