'use client'
import { MAX_SEARCH_LENGTH } from '@gauze/rules'
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { optionId } from './option-id.js'
import { type SearchBarMessages, searchBarMessages } from './search-bar.messages.js'

/** The values that the list below the field receives from the bar. */
export interface SuggestionListLink {
  /** The id of the list of suggestions. */
  listboxId: string
  /** The index of the row that Enter chooses; null while Enter searches for the typed term. */
  activeIndex: number | null
  /** Called with the index of the suggestion that the keyboard is on; `null` for none. */
  onActiveIndexChange: (index: number | null) => void
  /** Announces words to screen readers. */
  onAnnounce: (words: string) => void
  /** Returns the focus after a button of the list was pressed. */
  focusField: () => void
}

export interface SearchSuggestionsSlot {
  /** Whether there is something to show for the term. */
  isAvailable: boolean
  /** The term that the rows belong to. When it changes, no row stays active. */
  answeredTerm?: string | null
  /** Rows that the arrow keys reach, including 'See All Results'. */
  count: number
  /** Whether the list has buttons. If so, Tab moves to them; otherwise it closes the list. */
  hasButtons?: boolean
  onChoose: (index: number) => void
  /** Renders the list; may be a lazily loaded component. */
  render: (link: SuggestionListLink) => ReactNode
}

export interface SearchBarProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'onChange' | 'action'> {
  /** The text of the field. */
  term: string
  /** Called with the text as the user types it. */
  onTermChange: (term: string) => void
  /** Called with the typed term, unless it is blank. Without script, the form submits to `action`. */
  onSearch: (term: string) => void
  /** The address of the search page, to which the form goes without script. */
  action?: string
  /** Called when typing becomes likely, to load the list. */
  onIntent?: () => void
  /** Without them the bar is a plain search field. */
  suggestions?: SearchSuggestionsSlot
  messages?: Partial<SearchBarMessages>
}

/** A search bar, as the elements that show it need it. */
export interface SearchBarView {
  /** Props of the form. */
  form: ComponentPropsWithRef<'form'> & { 'data-open': true | undefined }
  /** Props of the field. */
  input: ComponentPropsWithRef<'input'>
  /** The content below the field; null while it is closed. */
  list: ReactNode
  /** The text of the live region, which is always rendered; null without suggestions. */
  news: string | null
  text: SearchBarMessages
}

/**
 * A search field's state: a plain form that works without script, and a combobox once there are suggestions (WAI-ARIA
 * APG, editable combobox with list autocomplete).
 */
export function useSearchBar({
  term,
  onTermChange,
  onSearch,
  action,
  onIntent,
  suggestions,
  messages,
  className,
  ...props
}: SearchBarProps): SearchBarView {
  const routes = useRoutes()
  const text = useMessages('searchBar', searchBarMessages, messages)
  const listboxId = useId()
  const rootRef = useRef<HTMLFormElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  const [isRequested, setRequested] = useState(false)
  const [announced, setAnnounced] = useState('')
  const [activeIndex, setActiveIndex] = useState<number | null>(null)
  const answeredTerm = suggestions?.answeredTerm ?? null
  const [lastAnswered, setLastAnswered] = useState(answeredTerm)
  if (lastAnswered !== answeredTerm) {
    // Another row would be in the place of the one that was chosen.
    setLastAnswered(answeredTerm)
    setActiveIndex(null)
  }
  const isOpen = Boolean(suggestions?.isAvailable) && isRequested
  // The next list may be rendered later than the region, which would still announce these words.
  if (!isOpen && announced !== '') setAnnounced('')
  const count = isOpen && suggestions ? suggestions.count : 0
  const active = activeIndex !== null && activeIndex < count ? activeIndex : null

  const close = () => {
    setRequested(false)
    setActiveIndex(null)
  }
  const search = () => {
    // Text from before hydration may be in the field already and not in `term` yet.
    const shown = fieldRef.current?.value ?? term
    if (shown.trim() === '') return
    close()
    onSearch(shown)
  }
  const choose = (index: number) => {
    close()
    suggestions?.onChoose(index)
  }
  const catchUp = useEffectEvent(() => {
    const field = fieldRef.current
    if (!field) return
    if (field.value !== term) onTermChange(field.value)
    if (field !== field.ownerDocument.activeElement) return
    onIntent?.()
    setRequested(true)
  })
  // Focus and text from before hydration caused no event here.
  useEffect(() => catchUp(), [])
  const focusField = useCallback(() => fieldRef.current?.focus(), [])
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        setRequested(true)
        setActiveIndex(nextIndex(active, count, event.key === 'ArrowDown' ? 1 : -1))
        break
      case 'Enter':
        if (active !== null) {
          event.preventDefault()
          choose(active)
        }
        break
      case 'Escape':
        if (!isOpen) onTermChange('')
        break
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        // These keys move in the text, so that is where the next Enter searches.
        setActiveIndex(null)
        break
      case 'Tab':
        if (event.shiftKey || !suggestions?.hasButtons) close()
        break
    }
  }
  const leaveList = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    close()
    focusField()
  }
  const input: SearchBarView['input'] = {
    ref: fieldRef,
    type: 'search',
    name: 'search',
    'aria-label': text.label,
    placeholder: text.placeholder,
    maxLength: MAX_SEARCH_LENGTH,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    enterKeyHint: 'search',
    ...(suggestions
      ? {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': count > 0,
          'aria-controls': count > 0 ? listboxId : undefined,
          'aria-activedescendant': active === null ? undefined : optionId(listboxId, active),
        }
      : {}),
    value: term,
    onFocus: (event) => {
      onIntent?.()
      // Focus from outside; when it returns from the list the state is already right.
      if (term === '' && !rootRef.current?.contains(event.relatedTarget)) setRequested(true)
    },
    onPointerEnter: () => onIntent?.(),
    onClick: () => setRequested(true),
    onChange: (event) => {
      setRequested(true)
      setActiveIndex(null)
      onTermChange(event.currentTarget.value)
    },
    onKeyDown: press,
  }
  const form: SearchBarView['form'] = {
    ...props,
    ref: rootRef,
    action: action ?? routes.products,
    method: 'get',
    className: cx('gz-search', className),
    'data-open': isOpen || undefined,
    onSubmit: (event) => {
      event.preventDefault()
      search()
    },
    onBlur: (event) => {
      if (!rootRef.current?.contains(event.relatedTarget)) close()
    },
    onKeyDown: leaveList,
  }
  const link: SuggestionListLink = {
    listboxId,
    activeIndex: active,
    onActiveIndexChange: setActiveIndex,
    onAnnounce: setAnnounced,
    focusField,
  }
  return {
    form,
    input,
    list: isOpen && suggestions ? suggestions.render(link) : null,
    news: suggestions ? announced : null,
    text,
  }
}

/**
 * The next or previous row. After the last row and before the first one, no row is active and the arrow keys act on the
 * field.
 */
function nextIndex(active: number | null, count: number, by: 1 | -1): number | null {
  if (count === 0) return null
  if (active === null) return by === 1 ? 0 : count - 1
  const next = active + by
  return next >= 0 && next < count ? next : null
}
