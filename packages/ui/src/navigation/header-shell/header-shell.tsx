'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { IconButton } from '../../actions/icon-button/index.js'
import { MenuIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type HeaderShellMessages, headerShellMessages } from './header-shell.messages.js'

export interface HeaderShellProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  logo: ReactNode
  search: ReactNode
  /** At the end of the main row: greeting, account menu, cart. */
  tools: ReactNode
  /** Notices at the start of the dark bar, wide layout only. */
  notices?: readonly string[]
  /** Links and the phone number at the end of the dark bar, wide layout only. */
  utility?: ReactNode
  /** The row of categories below, wide layout only. */
  nav?: ReactNode
  /** Across the top: messages of the store to everybody. */
  alert?: ReactNode
  /** Replaces the slide-out menu without script: plain links. */
  fallback?: ReactNode
  /** Opens the slide-out menu of the narrow layout; called with the button's id for returning focus. */
  onMenu?: (openerId: string) => void
  /** Called when opening the menu becomes likely (hover, touch, focus), to load its module. */
  onMenuIntent?: () => void
  messages?: Partial<HeaderShellMessages>
}

const MENU_BUTTON_ID = 'gz-menu-button'

/** The frame of every page's header: dark notice bar, logo, search, tools, navigation; two rows on a phone. */
export function HeaderShell({
  logo,
  search,
  tools,
  notices = [],
  utility,
  nav,
  alert,
  fallback,
  onMenu,
  onMenuIntent,
  messages,
  className,
  ...props
}: HeaderShellProps) {
  const text = useMessages('headerShell', headerShellMessages, messages)
  return (
    <header {...props} className={cx('gz-header', className)}>
      {alert}
      <div data-slot="bar">
        <div className="gz-page">
          <ul data-slot="notices">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
          <div data-slot="utility">{utility}</div>
        </div>
      </div>
      <div data-slot="main">
        <div className="gz-page">
          <div data-slot="brand">
            {onMenu ? (
              <IconButton
                id={MENU_BUTTON_ID}
                label={text.menu}
                data-slot="menu"
                aria-haspopup="dialog"
                onPointerEnter={onMenuIntent}
                onFocus={onMenuIntent}
                onClick={() => onMenu(MENU_BUTTON_ID)}
              >
                <MenuIcon size={24} />
              </IconButton>
            ) : null}
            {logo}
          </div>
          <div data-slot="search">{search}</div>
          <div data-slot="tools">{tools}</div>
        </div>
      </div>
      {fallback ? (
        <noscript>
          <div data-slot="fallback" className="gz-page">
            {fallback}
          </div>
        </noscript>
      ) : null}
      {nav}
    </header>
  )
}
