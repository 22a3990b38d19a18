'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.js'
import { useSwipeAway } from '../../internal/use-swipe-away.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import type { NavEntry, NavState } from '../main-nav/index.js'
import { type NavDrawerMessages, navDrawerMessages } from './nav-drawer.messages.js'

export interface NavDrawerProps extends NavState {
  /** The drawer is open. */
  isOpen: boolean
  /** The entries of the menu. */
  entries: readonly NavEntry[]
  /** A menu was entered; the active one again means back. */
  onActivate: (id: string, depth: number) => void
  /** Called when the user presses Escape. */
  onEscape: () => void
  /** Called when the user closes the drawer. */
  onClose: () => void
  /** Above the entries of the first level: a search field. */
  search?: ReactNode
  /** A link was followed; called with its level. */
  onFollow?: (entry: NavEntry, depth: number) => void
  /** Below the entries: account links, phone number. */
  children?: ReactNode
  messages?: Partial<NavDrawerMessages>
}

/**
 * The slide-out menu of the narrow layout: one level at a time, deeper with each entry that has items.
 * Escape and Back leave one level and return focus to the entry that led there; a swipe to the side closes.
 * Load this module when opening becomes likely.
 *
 * @keyboard Escape: goes back one level, or closes the drawer from the first one.
 */
export function NavDrawer({
  isOpen,
  activeMenus,
  entries,
  onActivate,
  onEscape,
  onClose,
  search,
  onFollow,
  children,
  messages,
}: NavDrawerProps) {
  const text = useMessages('navDrawer', navDrawerMessages, messages)
  const levelRef = useRef<HTMLUListElement>(null)
  const path = findPath(entries, activeMenus)
  const level = path.at(-1)
  const depth = path.length
  const levelId = level?.id
  const leftId = useRef<string>(undefined)
  useEffect(() => {
    const list = levelRef.current
    const opener = leftId.current && document.getElementById(`drawer-${leftId.current}`)
    if (opener) opener.focus()
    else if (levelId) list?.querySelector<HTMLElement>('a, button')?.focus()
    leftId.current = levelId
  }, [levelId])
  const swipe = useSwipeAway('.gz-modal', onClose)
  const follow = (entry: NavEntry, at: number) => {
    onFollow?.(entry, at)
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || depth === 0) return
    event.stopPropagation()
    onEscape()
  }
  return (
    <Dialog
      place="start"
      className="gz-drawer"
      isOpen={isOpen}
      onOpenChange={(willOpen) => {
        if (!willOpen) onClose()
      }}
      title={level?.label ?? text.title}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: receives Escape and swipes from its children */}
      <div data-slot="sweep" onKeyDown={press} {...swipe}>
        {level ? (
          <Button variant="plain" size="s" onClick={() => onActivate(level.id, depth - 1)}>
            <ChevronLeftIcon size={18} />
            {text.back}
          </Button>
        ) : (
          search
        )}
        <ul ref={levelRef} data-slot="level">
          {level?.href ? (
            <li>
              <Anchor href={level.href} onClick={() => follow(level, depth - 1)}>
                {text.all(level.label)}
              </Anchor>
            </li>
          ) : null}
          {(level?.items ?? entries).map((entry) => (
            <li key={entry.id}>
              {entry.items && entry.items.length > 0 ? (
                <button type="button" id={`drawer-${entry.id}`} onClick={() => onActivate(entry.id, depth)}>
                  {entry.label}
                  <ChevronRightIcon />
                </button>
              ) : (
                <Anchor
                  href={entry.href ?? '/'}
                  lang={entry.lang}
                  aria-current={entry.isCurrent ? 'page' : undefined}
                  onClick={() => follow(entry, depth)}
                >
                  {entry.label}
                </Anchor>
              )}
            </li>
          ))}
        </ul>
        {level ? null : children}
      </div>
    </Dialog>
  )
}

function findPath(entries: readonly NavEntry[], activeMenus: NavState['activeMenus']): NavEntry[] {
  const path: NavEntry[] = []
  let level = entries
  for (const { id } of activeMenus) {
    const entry = level.find((candidate) => candidate.id === id)
    if (!entry?.items) break
    path.push(entry)
    level = entry.items
  }
  return path
}
