import { Button } from '@gauze/ui/actions/button'
import { SearchIcon } from '@gauze/ui/icons'
import { useNavigate } from 'react-router-dom'

/** The second search bar, at the top of the slide-out menu (SHELL-03). */
export function MobileSearch({ onSearch }: { onSearch: () => void }) {
  const navigate = useNavigate()
  return (
    <search>
      <form
        action="/products/1"
        className="drawer-search"
        onSubmit={(event) => {
          event.preventDefault()
          const term = String(new FormData(event.currentTarget).get('search') ?? '').trim()
          if (term === '') return
          onSearch()
          void navigate(`/products/1?${new URLSearchParams({ search: term })}`)
        }}
      >
        <input
          className="gz-input"
          type="search"
          name="search"
          aria-label="Search for products"
          placeholder="Search for products"
        />
        <Button type="submit" aria-label="Search">
          <SearchIcon />
        </Button>
      </form>
    </search>
  )
}
