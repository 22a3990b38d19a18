'use client'
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type SkipLinkMessages, skipLinkMessages } from './skip-link.messages.js'

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> {
  /** Id of `<main>`, which needs `tabIndex={-1}`. */
  targetId?: string
  messages?: Partial<SkipLinkMessages>
}

/** The first focusable element of a page; moves focus to main (WCAG 2.4.1). */
export function SkipLink({ targetId = 'main', messages, className, ...props }: SkipLinkProps) {
  const text = useMessages('skipLink', skipLinkMessages, messages)
  return (
    <a
      {...props}
      href={`#${targetId}`}
      className={cx('gz-skip-link', className)}
      onClick={(event) => {
        const target = document.getElementById(targetId)
        if (!target) return
        // Routers may handle hash links, and some browsers scroll without moving focus.
        event.preventDefault()
        target.focus()
        target.scrollIntoView()
      }}
    >
      {text.skip}
    </a>
  )
}
