import type { ComponentPropsWithRef } from 'react'
import { Mark } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'

/** The tone of the status; each has its own mark, so that color is never the only difference. */
export type StatusTone = 'good' | 'notice' | 'refused' | 'neutral'

export interface StatusTagProps extends ComponentPropsWithRef<'span'> {
  /**
   * The color and mark of the tag; the words say the status.
   * @selector [data-tone]
   */
  tone: StatusTone
}

const marks = { good: 'dot', notice: 'triangle', refused: 'cross', neutral: 'ring' } as const

/** A status: a word with a mark (good: a dot, notice: a triangle, refused: a cross, neutral: a ring). */
export function StatusTag({ tone, className, children, ...props }: StatusTagProps) {
  return (
    <span {...props} className={cx('gz-tag', className)} data-tone={tone}>
      <Mark shape={marks[tone]} />
      {children}
    </span>
  )
}
