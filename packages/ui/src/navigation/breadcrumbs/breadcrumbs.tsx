'use client'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { type BreadcrumbsMessages, breadcrumbsMessages } from './breadcrumbs.messages.js'

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the top down; the last one is this page and needs no `href`. */
  items: readonly { label: string; href?: string }[]
  messages?: Partial<BreadcrumbsMessages>
}

/** The path from home to this page (WAI-ARIA APG breadcrumb). */
export function Breadcrumbs({ items, messages, className, ...props }: BreadcrumbsProps) {
  const text = useMessages('breadcrumbs', breadcrumbsMessages, messages)
  return (
    <nav aria-label={text.label} {...props} className={cx('gz-breadcrumbs', className)}>
      <ol>
        {items.map(({ label, href }, position) => (
          <li key={`${label}${href}`}>
            {href && position < items.length - 1 ? (
              <Anchor href={href}>{label}</Anchor>
            ) : (
              <span aria-current={position === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
