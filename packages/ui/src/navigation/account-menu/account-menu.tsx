'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ChevronDownIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useDisclosure } from '../../internal/use-disclosure.js'
import { Anchor } from '../../link/index.js'

export interface AccountMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  /** On the button, e.g. the account's name. */
  label: ReactNode
  /** Read after the label, where that alone does not say enough, e.g. 'account menu'. */
  description?: string
  /** Groups of links, each drawn apart. */
  groups: readonly (readonly { label: string; href: string }[])[]
  /** Above the links. */
  header?: ReactNode
  /** Below the links, e.g. the sign-out button. */
  footer?: ReactNode
}

/**
 * A button that shows links below it (WAI-ARIA APG, disclosure navigation): ordinary links and Tab, Escape closes. For
 * the account, and for Support.
 */
export function AccountMenu({ label, description, groups, header, footer, className, ...props }: AccountMenuProps) {
  const { isOpen, setOpen, rootRef, triggerRef } = useDisclosure<HTMLDivElement>()
  return (
    <div {...props} ref={rootRef} className={cx('gz-menu', className)} data-open={isOpen || undefined}>
      <button ref={triggerRef} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span data-slot="label">{label}</span>
        {description ? <span className="gz-visually-hidden">, {description}</span> : null}
        <ChevronDownIcon size={16} />
      </button>
      <div data-slot="panel" hidden={!isOpen}>
        {header ? <div data-slot="header">{header}</div> : null}
        {groups.map((group) => (
          <ul key={group[0]?.href}>
            {group.map((link) => (
              <li key={link.href}>
                <Anchor href={link.href} onClick={() => setOpen(false)}>
                  {link.label}
                </Anchor>
              </li>
            ))}
          </ul>
        ))}
        {footer ? <div data-slot="footer">{footer}</div> : null}
      </div>
    </div>
  )
}
