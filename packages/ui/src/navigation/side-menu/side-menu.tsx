'use client'
import { type ComponentPropsWithRef, useEffect, useId, useState } from 'react'
import { ChevronDownIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { type SideMenuMessages, sideMenuMessages } from './side-menu.messages.js'
import { SideMenuIcon } from './side-menu-icon.js'

/**
 * An entry of the side menu. The caller has already removed entries that the user may not see, with `visibleEntries` of
 * `@gauze/rules`.
 */
export interface SideMenuEntry {
  label: string
  /** Name of its picture; an unknown one shows none. */
  icon?: string | undefined
  /** Its link; an entry with items is a heading above them. */
  path?: string | undefined
  items?: readonly SideMenuEntry[] | undefined
}

export interface SideMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  entries: readonly SideMenuEntry[]
  /** Path of the current page. */
  currentPath: string
  messages?: Partial<SideMenuMessages>
}

/**
 * The menu next to the pages of an account. In the narrow layout it folds up below a button that names the
 * page.
 * @selector [data-open]
 */
export function SideMenu({ entries, currentPath, messages, className, ...props }: SideMenuProps) {
  const text = useMessages('sideMenu', sideMenuMessages, messages)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const current = entries.flatMap((entry) => [entry, ...(entry.items ?? [])]).find(({ path }) => path === currentPath)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page folds the menu up
  useEffect(() => setOpen(false), [currentPath])
  return (
    <nav aria-label={text.label} {...props} className={cx('gz-side-menu', className)} data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
        <span>
          {text.menu}
          {current ? <b>{current.label}</b> : null}
        </span>
        <ChevronDownIcon />
      </button>
      <SideMenuList id={listId} entries={entries} currentPath={currentPath} />
    </nav>
  )
}

function SideMenuList({
  entries,
  currentPath,
  ...props
}: Pick<SideMenuProps, 'entries' | 'currentPath'> & { id?: string; 'aria-label'?: string }) {
  return (
    <ul {...props}>
      {entries.map(({ label, icon, path, items }) => (
        <li key={label}>
          {path === undefined ? (
            <p>
              <SideMenuIcon name={icon} />
              {label}
            </p>
          ) : (
            <Anchor href={path} aria-current={path === currentPath ? 'page' : undefined}>
              <SideMenuIcon name={icon} />
              {label}
            </Anchor>
          )}
          {items ? <SideMenuList aria-label={label} entries={items} currentPath={currentPath} /> : null}
        </li>
      ))}
    </ul>
  )
}
