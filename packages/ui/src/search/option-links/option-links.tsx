'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.js'
import { isPlainClick } from '../../internal/is-plain-click.js'

/** One of a few ways to show a list. */
export interface LinkedOption<Value extends string | number> {
  value: Value
  /** The accessible name, if the content alone does not name the option. */
  label?: string
  content: ReactNode
  href: string
}

export interface OptionLinksProps<Value extends string | number> extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The name of the choice, such as 'Products per page'. */
  label: string
  /** The options, each with the address that it leads to. */
  options: readonly LinkedOption<Value>[]
  /** The value of the option in use. */
  current: Value
  /** Called instead of following the link. */
  onChoose?: (value: Value) => void
}

/** A few ways to show a list, as a group of links; the current one is marked. */
export function OptionLinks<Value extends string | number>({
  label,
  options,
  current,
  onChoose,
  className,
  ...props
}: OptionLinksProps<Value>) {
  return (
    <ul aria-label={label} {...props} className={cx('gz-options', className)}>
      {options.map(({ value, label: name, content, href }) => (
        <li key={value}>
          <a
            href={href}
            rel="nofollow"
            aria-label={name}
            title={name}
            aria-current={value === current ? 'true' : undefined}
            onClick={(event) => {
              if (!onChoose || !isPlainClick(event)) return
              event.preventDefault()
              if (value !== current) onChoose(value)
            }}
          >
            {content}
          </a>
        </li>
      ))}
    </ul>
  )
}
