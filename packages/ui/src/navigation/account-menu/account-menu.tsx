'use client'
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect } from 'react'
import { ChevronDownIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { moveFocus } from '../../internal/move-focus.js'
import { useDisclosure } from '../../internal/use-disclosure.js'
import { useHoverIntent } from '../../internal/use-hover-intent.js'
import { Anchor } from '../../link/index.js'

/** A group of links, separated from others. */
export interface AccountMenuGroup {
  title?: string
  links: readonly { label: string; href: string }[]
}

export interface AccountMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'ref'> {
  /** On the button, e.g. the account's name. */
  label: ReactNode
  /** Read after the label, if that alone is not clear enough, e.g. 'account menu'. */
  description?: string
  /** The links of the menu, in groups. */
  groups: readonly AccountMenuGroup[]
  /** Above the links. */
  header?: ReactNode
  /** Below the links, e.g. the sign-out button. */
  footer?: ReactNode
  /** The button was pressed; not called for hovering. */
  onPress?: (() => void) | undefined
}

/**
 * A button that shows links below it (WAI-ARIA APG, disclosure navigation), by press or by resting on it with a mouse.
 * The links are in the served HTML. For the account, and for Support and the like. @selector [data-open]
 *
 * @keyboard Arrow Up, Arrow Down: move along the links of the open menu.
 * @keyboard Home, End: move to the first or last link.
 * @keyboard Escape: closes the menu and returns the focus to its button.
 */
export function AccountMenu({
  label,
  description,
  groups,
  header,
  footer,
  onPress,
  className,
  ...props
}: AccountMenuProps) {
  const { isOpen, setOpen, rootRef, triggerRef } = useDisclosure<HTMLDivElement>()
  const { hover, press } = useHoverIntent(isOpen, setOpen)
  useLayoutEffect(() => {
    // Pressed before hydration, when the styles of a page open its panel.
    const panel = rootRef.current?.querySelector<HTMLElement>(':focus-within > [data-slot="panel"]')
    if (panel?.offsetHeight) setOpen(true)
  }, [rootRef, setOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys and hovering only add to the action of the button
    <div
      {...props}
      {...hover}
      ref={rootRef}
      className={cx('gz-menu', className)}
      data-open={isOpen || undefined}
      onKeyDown={(event) => isOpen && moveFocus(event, 'button, a', ['ArrowUp', 'ArrowDown'])}
    >
      <button
        ref={triggerRef}
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          press()
          onPress?.()
        }}
      >
        <span data-slot="label">{label}</span>
        {description ? <span className="gz-visually-hidden">, {description}</span> : null}
        <ChevronDownIcon size={16} />
      </button>
      <div data-slot="panel" hidden={!isOpen} data-wide={groups.length > 2 || undefined}>
        {header ? <div data-slot="header">{header}</div> : null}
        <div data-slot="groups">
          {groups.map(({ title, links }) => (
            <div key={title ?? links[0]?.href} data-slot="group">
              {title ? <p>{title}</p> : null}
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <Anchor href={link.href} onClick={() => setOpen(false)}>
                      {link.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {footer ? <div data-slot="footer">{footer}</div> : null}
      </div>
    </div>
  )
}
