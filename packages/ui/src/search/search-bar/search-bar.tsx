'use client'
import { SearchIcon } from '../../icons/index.js'
import { type SearchBarProps, useSearchBar } from './use-search-bar.js'

/**
 * The search field: a plain form that works without script, and a combobox once there are suggestions. Focus
 * stays in the field; arrows move through the list, Enter chooses, Escape closes first and clears second.
 * `SearchBarParts` are its parts, for a bar of your own.
 *
 * @keyboard Arrow Up, Arrow Down: open the suggestions and move along them.
 * @keyboard Enter: follows the suggestion, or searches for the text.
 * @keyboard Escape: closes the suggestions; in a closed list, empties the field.
 */
export function SearchBar(props: SearchBarProps) {
  const { form, input, list, news, text } = useSearchBar(props)
  return (
    <search className="gz-search-region">
      <form {...form}>
        <div data-slot="frame">
          <SearchIcon />
          <input {...input} />
          <button type="submit" aria-label={text.submit}>
            <span>{text.submit}</span>
            <SearchIcon />
          </button>
        </div>
        {list ? <div data-slot="list">{list}</div> : null}
        {news === null ? null : (
          // Always rendered, because many screen readers announce only changes in a region they know.
          <p role="status" className="gz-visually-hidden">
            {news}
          </p>
        )}
      </form>
    </search>
  )
}
