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
  /** The entries of the menu. */
  entries: readonly SideMenuEntry[]
  /** Path of the current page. */
  currentPath: string
  /** Path of the entry that a page without an entry of its own belongs to, such as the list of a record. */
  sectionPath?: string | undefined
  messages?: Partial<SideMenuMessages>
}

/**
 * The menu next to the pages of an account. In the narrow layout it folds up below a button that names the
 * page.
 * @selector [data-open]
 */
export function SideMenu({ entries, currentPath, sectionPath, messages, className, ...props }: SideMenuProps) {
  const text = useMessages('sideMenu', sideMenuMessages, messages)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const all = entries.flatMap((entry) => [entry, ...(entry.items ?? [])])
  const at = (wanted: string | undefined) => all.find(({ path }) => path !== undefined && path === wanted)
  const page = at(currentPath)
  const current = page ?? at(sectionPath)
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
      <SideMenuList id={listId} entries={entries} current={current} mark={page ? 'page' : 'true'} />
    </nav>
  )
}

interface SideMenuListProps extends Pick<SideMenuProps, 'entries'> {
  current: SideMenuEntry | undefined
  /** Whether the current entry is the page, or only the section that the page belongs to. */
  mark: 'page' | 'true'
  id?: string
  'aria-label'?: string
}

function SideMenuList({ entries, current, mark, ...props }: SideMenuListProps) {
  return (
    <ul {...props}>
      {entries.map((entry) => {
        const { label, icon, path, items } = entry
        return (
          <li key={label}>
            {path === undefined ? (
              <p>
                <SideMenuIcon name={icon} />
                {label}
              </p>
            ) : (
              <Anchor href={path} aria-current={entry === current ? mark : undefined}>
                <SideMenuIcon name={icon} />
                {label}
              </Anchor>
            )}
            {items ? <SideMenuList aria-label={label} entries={items} current={current} mark={mark} /> : null}
          </li>
        )
      })}
    </ul>
  )
}
