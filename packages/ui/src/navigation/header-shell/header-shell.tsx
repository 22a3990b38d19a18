'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { IconButton } from '../../actions/icon-button/index.js'
import { MenuIcon } from '../../icons/index.js'
import { useContentLang } from '../../internal/content-lang.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type HeaderShellMessages, headerShellMessages } from './header-shell.messages.js'

export interface HeaderShellProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The logo, a link home. */
  logo: ReactNode
  /** The search field. */
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
  /** The slide-out menu without script, or before its script has loaded: plain links, opened by the same button. */
  fallback?: ReactNode
  /** Opens the slide-out menu of the narrow layout; called with the button's id for returning focus. */
  onMenu?: (openerId: string) => void
  /** Called when opening the menu becomes likely (hover, touch, focus), to load its module. */
  onMenuIntent?: () => void
  messages?: Partial<HeaderShellMessages>
}

const MENU_BUTTON_ID = 'gz-menu-button'
const FALLBACK_ID = 'gz-menu-links'

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
          <ul data-slot="notices" lang={useContentLang()}>
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
                popoverTarget={FALLBACK_ID}
                onPointerEnter={onMenuIntent}
                onFocus={onMenuIntent}
                onClick={(event) => {
                  // From now on the button opens the slide-out menu; links that it already opened stay.
                  event.preventDefault()
                  onMenu(MENU_BUTTON_ID)
                }}
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
        // biome-ignore lint/a11y/useKeyWithClickEvents: closes when one of its links is followed, by Enter, too
        <nav
          id={FALLBACK_ID}
          popover="auto"
          data-slot="fallback"
          aria-label={text.menu}
          onClick={({ currentTarget }) => currentTarget.hidePopover()}
        >
          {fallback}
        </nav>
      ) : null}
      {nav}
    </header>
  )
}
