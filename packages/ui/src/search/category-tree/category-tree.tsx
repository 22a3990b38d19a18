'use client'
import type { Category } from '@gauze/contract'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { type CategoryTreeMessages, categoryTreeMessages } from './category-tree.messages.js'

type Branch = Pick<Category, 'name' | 'urlComponent'>

export interface CategoryTreeProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The top categories with their children. */
  categories: readonly (Branch & { readonly children: readonly Branch[] })[]
  /** Product counts by url component; a category without products is omitted, unless it is the current one. */
  counts: Readonly<Record<string, number>>
  /** The url component of the current category; null for all. */
  current: string | null
  /** The address of a category's listing; null is all categories. */
  hrefOf: (urlComponent: string | null) => string
  messages?: Partial<CategoryTreeMessages>
}

/** The categories of a listing as nested links, each with how many products it holds; the current branch is open. */
export function CategoryTree({
  categories,
  counts,
  current,
  hrefOf,
  messages,
  className,
  ...props
}: CategoryTreeProps) {
  const text = useMessages('categoryTree', categoryTreeMessages, messages)
  const link = ({ name, urlComponent }: Branch): ReactNode => {
    const count = counts[urlComponent]
    return (
      <Anchor href={hrefOf(urlComponent)} aria-current={urlComponent === current ? 'page' : undefined}>
        <span>{name}</span>
        {count === undefined ? null : (
          <>
            <span data-slot="count" aria-hidden="true">
              {count}
            </span>
            <span className="gz-visually-hidden">{text.products(count)}</span>
          </>
        )}
      </Anchor>
    )
  }
  const isShown = ({ urlComponent }: Branch) => counts[urlComponent] !== undefined || urlComponent === current
  const isOpen = ({ urlComponent, children }: CategoryTreeProps['categories'][number]) =>
    urlComponent === current || children.some((child) => child.urlComponent === current)
  const shown = categories.filter((category) => isShown(category) || isOpen(category))
  if (shown.length === 0 && current === null) return null
  return (
    <nav aria-label={text.label} {...props} className={cx('gz-category-tree', className)}>
      <p data-slot="title" aria-hidden="true">
        {text.label}
      </p>
      <ul>
        {current === null ? null : (
          <li>
            <Anchor href={hrefOf(null)}>{text.all}</Anchor>
          </li>
        )}
        {shown.map((category) => (
          <li key={category.urlComponent}>
            {link(category)}
            {isOpen(category) ? (
              <ul>
                {category.children.filter(isShown).map((child) => (
                  <li key={child.urlComponent}>{link(child)}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}
