import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Mark } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'

/** Kinds of message; each has its own mark, so that color is never the only difference. */
export type Tone = 'info' | 'success' | 'warning' | 'danger'

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /**
   * The kind of message, which gives its color and mark.
   * @selector [data-tone]
   */
  tone?: Tone
  /** A heading above the message. */
  title?: ReactNode
  /** Buttons or links at the end. */
  actions?: ReactNode
}

const marks = { info: 'dot', success: 'dot', warning: 'triangle', danger: 'cross' } as const

/**
 * A message on the page. Danger and warning are announced at once (`alert`), the others politely (`status`).
 *
 * @example <Banner tone="warning" title="Your license expires soon">Renew it before March 1.</Banner>
 */
export function Banner({ tone = 'info', title, actions, className, children, ...props }: BannerProps) {
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      {...props}
      className={cx('gz-banner', className)}
      data-tone={tone}
    >
      <span data-slot="mark">
        <Mark shape={marks[tone]} />
      </span>
      <div data-slot="body">
        {title ? <strong>{title} </strong> : null}
        {children}
      </div>
      {actions ? <div data-slot="actions">{actions}</div> : null}
    </div>
  )
}
