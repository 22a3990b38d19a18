import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.js'

/** The tone of the status; each has its own mark, so that color is never the only difference. */
export type StatusTone = 'good' | 'notice' | 'refused' | 'neutral'

export interface StatusTagProps extends ComponentPropsWithRef<'span'> {
  /** @selector [data-tone] */
  tone: StatusTone
}

const marks: Readonly<Record<StatusTone, string>> = { good: '●', notice: '▲', refused: '✚', neutral: '○' }

/** A status: a word with a mark (● good, ▲ notice, ✚ refused, ○ neutral). */
export function StatusTag({ tone, className, children, ...props }: StatusTagProps) {
  return (
    <span {...props} className={cx('gz-tag', className)} data-tone={tone}>
      <span aria-hidden="true">{marks[tone]}</span>
      {children}
    </span>
  )
}
