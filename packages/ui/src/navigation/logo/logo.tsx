'use client'
import { cx } from '../../internal/cx.js'
import { Anchor, type AnchorProps } from '../../link/index.js'

export interface LogoProps extends Omit<AnchorProps, 'children' | 'href'> {
  /** The address of the home page. */
  href?: string
  /** The shop's name. */
  name?: string
}

/** The woven mark and the name, a link home. */
export function Logo({ href = '/', name = 'Gauze', className, ...props }: LogoProps) {
  return (
    <Anchor {...props} href={href} className={cx('gz-logo', className)}>
      <svg aria-hidden="true" viewBox="0 0 28 28" width="28" height="28">
        <rect width="28" height="28" rx="8" data-part="ground" />
        <path d="M5 9.500h18M5 14h18M5 18.500h18M9.5 5v18M14 5v18M18.5 5v18" data-part="weave" />
      </svg>
      {name}
    </Anchor>
  )
}
