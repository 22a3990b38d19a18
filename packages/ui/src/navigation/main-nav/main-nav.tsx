'use client'
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { ChevronDownIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { type MainNavMessages, mainNavMessages } from './main-nav.messages.js'
import type { NavEntry, NavState } from './nav-entry.js'

export interface MainNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'ref'>, NavState {
  /** The first usually has items: the PRODUCTS panel of categories. */
  entries: readonly NavEntry[]
  /** A menu's button was pressed. */
  onActivate: (id: string, depth: number) => void
  /** Escape was pressed inside: closes one level; the owner of the state gives focus back. */
  onEscape: () => void
  /** Something outside was pressed, focus left, or a link was followed. */
  onOutside: () => void
  messages?: Partial<MainNavMessages>
}

/**
 * The navigation row of the wide layout. An entry with items opens a panel of categories with their subcategories
 * (WAI-ARIA APG, disclosure navigation; NAV-09). Panels are in the served HTML, so their links work without script.
 */
export function MainNav({
  entries,
  activeMenus,
  onActivate,
  onEscape,
  onOutside,
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
  useEffect(() => {
    if (!isAnyOpen) return
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isAnyOpen])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isAnyOpen) return
    event.stopPropagation()
    onEscape()
  }
  return (
    <nav aria-label={text.label} {...props} ref={ref} className={cx('gz-main-nav', className)} onKeyDown={press}>
      <ul className="gz-page" data-slot="row">
        {entries.map((entry) => {
          const isOpen = activeMenus.some(({ id, depth }) => depth === 0 && id === entry.id)
          return (
            <li key={entry.id}>
              {entry.items ? (
                <>
                  <button
                    type="button"
                    id={entry.id}
                    aria-expanded={isOpen}
                    aria-controls={`${entry.id}-panel`}
                    onClick={() => onActivate(entry.id, 0)}
                  >
                    {entry.label}
                    <ChevronDownIcon size={16} />
                  </button>
                  <div data-slot="panel" id={`${entry.id}-panel`} hidden={!isOpen}>
                    <CategoryColumns entry={entry} text={text} onFollow={onOutside} />
                  </div>
                </>
              ) : (
                <Anchor href={entry.href ?? '/'} aria-current={entry.isCurrent ? 'page' : undefined}>
                  {entry.label}
                </Anchor>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function CategoryColumns({ entry, text, onFollow }: { entry: NavEntry; text: MainNavMessages; onFollow: () => void }) {
  return (
    <div className="gz-page">
      <ul data-slot="columns">
        {entry.items?.map((category) => (
          <li key={category.id}>
            <Anchor href={category.href ?? '/'} data-slot="category" onClick={onFollow}>
              {category.label}
            </Anchor>
            {category.items && category.items.length > 0 ? (
              <ul>
                {category.items.map((item) => (
                  <li key={item.id}>
                    <Anchor href={item.href ?? '/'} onClick={onFollow}>
                      {item.label}
                    </Anchor>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
      {entry.href ? (
        <Anchor href={entry.href} data-slot="all" onClick={onFollow}>
          {text.all(entry.label.toLowerCase())}
        </Anchor>
      ) : null}
    </div>
  )
}
