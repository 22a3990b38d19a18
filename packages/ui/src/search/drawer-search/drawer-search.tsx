'use client'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { SearchIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { type SearchBarMessages, searchBarMessages } from '../search-bar/search-bar.messages.js'

export interface DrawerSearchProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'action' | 'onSubmit'> {
  /** The page of results; `products` of the provider's routes by default. */
  action?: string
  /** Called with the address of a submitted search. Without it, the browser navigates to that address. */
  onSearch?: (href: string) => void
  messages?: Partial<SearchBarMessages>
}

/**
 * A plain search field in a menu that slides out.
 *
 * @example <NavDrawer search={<DrawerSearch onSearch={(href) => { close(); void navigate(href) }} />} … />
 */
export function DrawerSearch({ action, onSearch, messages, className, ...props }: DrawerSearchProps) {
  const text = useMessages('searchBar', searchBarMessages, messages)
  const { products } = useRoutes()
  const target = action ?? products
  return (
    <search>
      <form
        {...props}
        action={target}
        className={cx('gz-drawer-search', className)}
        onSubmit={(event) => {
          const term = String(new FormData(event.currentTarget).get('search') ?? '').trim()
          if (term !== '' && !onSearch) return
          event.preventDefault()
          if (term !== '') onSearch?.(`${target}?${new URLSearchParams({ search: term })}`)
        }}
      >
        <input
          className="gz-input"
          type="search"
          name="search"
          aria-label={text.label}
          placeholder={text.placeholder}
        />
        <Button type="submit" aria-label={text.submit}>
          <SearchIcon />
        </Button>
      </form>
    </search>
  )
}
