import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.js'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The heading: what is empty. */
  title: ReactNode
  /** Next steps: links or buttons. */
  actions?: ReactNode
  /** Heading level of the title. */
  level?: 2 | 3
}

/**
 * Replaces an empty list. Says that it is empty, and offers the next step.
 *
 * @example
 * <EmptyState title="No orders yet" actions={<LinkButton href="/products">Browse products</LinkButton>}>
 *   Your orders appear here.
 * </EmptyState>
 */
export function EmptyState({ title, actions, level = 2, className, children, ...props }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div {...props} className={cx('gz-empty', className)}>
      <svg data-slot="art" aria-hidden="true" viewBox="0 0 120 84" width="120" height="84" fill="none">
        <rect x="10" y="22" width="100" height="56" rx="10" />
        <path d="M10 42h100M30 22v56M50 22v56M70 22v56M90 22v56M10 60h100" stroke="currentColor" />
        <circle cx="60" cy="34" r="24" stroke="currentColor" />
        <path d="M60 25v18M51 34h18" data-part="cross" stroke="currentColor" />
      </svg>
      <Heading data-slot="title">{title}</Heading>
      {children ? <div data-slot="body">{children}</div> : null}
      {actions ? <div data-slot="actions">{actions}</div> : null}
    </div>
  )
}
