'use client'
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { ChevronDownIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { moveFocus } from '../../internal/move-focus.js'
import { useHoverIntent } from '../../internal/use-hover-intent.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { CategoryPanel } from './category-panel.js'
import { type MainNavMessages, mainNavMessages } from './main-nav.messages.js'
import type { NavEntry, NavState } from './nav-entry.js'

export interface MainNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'ref'>, NavState {
  /** The first usually has items: the PRODUCTS panel of categories. */
  entries: readonly NavEntry[]
  /** A menu was chosen, by press or by resting on it with a mouse; choosing the active one closes it. */
  onActivate: (id: string, depth: number) => void
  /** Escape was pressed inside: closes one level; the owner of the state gives focus back. */
  onEscape: () => void
  /** Something outside was pressed, Escape with focus there, focus or mouse left, or a link was followed. */
  onOutside: () => void
  /** A link was followed or a menu's button pressed: of the row (depth 0), a category (1) or a subcategory (2). */
  onFollow?: (entry: NavEntry, depth: number) => void
  messages?: Partial<MainNavMessages>
}

/**
 * The navigation row of the wide layout. An entry with items opens a panel of categories with their subcategories
 * (WAI-ARIA APG, disclosure navigation). Panels are in the served HTML, so their links work without script.
 *
 * @keyboard Arrow Left, Arrow Right: move along the entries of the bar.
 * @keyboard Arrow Up, Arrow Down: move along the categories of an open panel.
 * @keyboard Home, End: move to the first or last entry.
 * @keyboard Escape: closes the open panel.
 */
export function MainNav({
  entries,
  activeMenus,
  onActivate,
  onEscape,
  onOutside,
  onFollow,
  messages,
  className,
  ...props
}: MainNavProps) {
  const text = useMessages('mainNav', mainNavMessages, messages)
  const ref = useRef<HTMLElement>(null)
  const isAnyOpen = activeMenus.length > 0
  const leave = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !ref.current?.contains(event.target)) onOutside()
  })
  const pressElsewhere = useEffectEvent((event: globalThis.KeyboardEvent) => {
    // Escape also closes a panel that hovering opened, wherever the focus is, and the focus stays there (WCAG 1.4.13).
    if (event.key === 'Escape') leave(event)
  })
  useEffect(() => {
    if (!isAnyOpen) return
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', pressElsewhere)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', pressElsewhere)
    }
  }, [isAnyOpen])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isAnyOpen) {
      event.stopPropagation()
      onEscape()
    } else moveFocus(event, '[data-slot="row"] > li > a, [data-slot="opener"] > button', ['ArrowLeft', 'ArrowRight'])
  }
  return (
    <nav aria-label={text.label} {...props} ref={ref} className={cx('gz-main-nav', className)} onKeyDown={press}>
      <ul className="gz-page" data-slot="row">
        {entries.map((entry) => (
          <li key={entry.id} data-end={entry.isAtEnd || undefined}>
            {entry.items ? (
              <NavMenu {...{ entry, activeMenus, onActivate, onOutside, onFollow, text }} />
            ) : (
              <Anchor
                href={entry.href ?? '/'}
                lang={entry.lang}
                aria-current={entry.isCurrent ? 'page' : undefined}
                onClick={() => onFollow?.(entry, 0)}
              >
                {entry.icon}
                {entry.label}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface NavMenuProps extends Pick<MainNavProps, 'activeMenus' | 'onActivate' | 'onOutside'> {
  entry: NavEntry
  onFollow: MainNavProps['onFollow'] | undefined
  text: MainNavMessages
}

/** A menu of the row: its button and the panel that fills the width below. */
function NavMenu({ entry, activeMenus, onActivate, onOutside, onFollow, text }: NavMenuProps) {
  const isOpen = activeMenus.some(({ id, depth }) => depth === 0 && id === entry.id)
  const { hover, press } = useHoverIntent(isOpen, () => onActivate(entry.id, 0))
  const follow = (followed: NavEntry, depth: number) => {
    onFollow?.(followed, depth)
    onOutside()
  }
  return (
    <div {...hover} data-slot="opener">
      <button
        type="button"
        id={entry.id}
        aria-expanded={isOpen}
        aria-controls={`${entry.id}-panel`}
        onClick={() => {
          press()
          onFollow?.(entry, 0)
        }}
      >
        {entry.label}
        <ChevronDownIcon size={16} />
      </button>
      <div data-slot="panel" id={`${entry.id}-panel`} hidden={!isOpen}>
        <CategoryPanel
          entry={entry}
          activeId={activeMenus.find(({ depth }) => depth === 1)?.id}
          onActivate={(id) => onActivate(id, 1)}
          onFollow={follow}
          text={text}
        />
      </div>
    </div>
  )
}
