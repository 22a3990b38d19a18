'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../../actions/button/index.js'
import { Mark } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type ErrorStateMessages, errorStateMessages } from './error-state.messages.js'

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The heading: what could not be read. */
  title?: ReactNode
  /** Called when the user tries again. Without it, there is no button. */
  onRetry?: () => void
  /** The retry waits for its answer. */
  isRetrying?: boolean
  /** Links next to the retry. */
  actions?: ReactNode
  messages?: Partial<ErrorStateMessages>
}

/**
 * Replaces content that failed to load. Says that it failed, and offers a retry.
 *
 * @example <ErrorState title="Orders could not be loaded" onRetry={reload} />
 */
export function ErrorState({
  title,
  onRetry,
  isRetrying,
  actions,
  messages,
  className,
  children,
  ...props
}: ErrorStateProps) {
  const text = useMessages('errorState', errorStateMessages, messages)
  return (
    <div role="alert" {...props} className={cx('gz-empty gz-error-state', className)}>
      <span data-slot="mark">
        <Mark shape="triangle" />
      </span>
      <p data-slot="title">{title ?? text.title}</p>
      <div data-slot="body">{children ?? text.body}</div>
      {onRetry || actions ? (
        <div data-slot="actions">
          {onRetry ? (
            <Button onClick={onRetry} isPending={isRetrying ?? false}>
              {text.retry}
            </Button>
          ) : null}
          {actions}
        </div>
      ) : null}
    </div>
  )
}
