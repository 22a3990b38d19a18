'use client'
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useEffect } from 'react'
import { Button } from '../../actions/button/index.js'
import { ProductImage } from '../../catalog/product-image/index.js'
import type { SuggestionRow } from '../../hooks/suggestion-rows.js'
import { CloseIcon, SearchIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { optionId, type SuggestionListLink } from '../search-bar/index.js'
import { highlightTerm } from './highlight-term.js'
import { type SearchSuggestionsMessages, searchSuggestionsMessages } from './search-suggestions.messages.js'
import { announcement, type SuggestionStatus } from './suggestion-words.js'

export interface SearchSuggestionsProps
  extends SuggestionListLink,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** From `suggestionRows()`. */
  rows: readonly SuggestionRow[]
  /** The term that the rows belong to. Its words are marked in rows in which the search service marked none. */
  term: string
  /** The search machine's status. @selector [data-status] */
  status: SuggestionStatus
  /** The term that replaced a mistyped term in the search. */
  correctedTerm?: string | null
  /** Whether recent searches were removed that can be restored. */
  canUndo?: boolean
  /** Called with the index of the chosen suggestion. */
  onChoose: (index: number) => void
  /** Called when the user asks again for suggestions that could not be read. */
  onRetry?: () => void
  /** Called with a recent search that the user removes. */
  onRemoveRecent?: (term: string) => void
  /** Called when the user removes all recent searches. */
  onClearRecent?: () => void
  /** Called when the user takes back the last removal. */
  onUndo?: () => void
  messages?: Partial<SearchSuggestionsMessages>
}

/**
 * The list below the search field: query suggestions and products, or recent searches of this browser. Their number is
 * announced; pictures are hidden at 450 pixels or less.
 */
export function SearchSuggestions({
  rows,
  term,
  status,
  correctedTerm = null,
  canUndo = false,
  onChoose,
  onRetry,
  onRemoveRecent,
  onClearRecent,
  onUndo,
  listboxId,
  activeIndex,
  onActiveIndexChange,
  onAnnounce,
  focusField,
  messages,
  className,
  ...props
}: SearchSuggestionsProps) {
  const text = useMessages('searchSuggestions', searchSuggestionsMessages, messages)
  const said = announcement({ status, rows, term, correctedTerm, canUndo }, text)
  useEffect(() => onAnnounce(said), [onAnnounce, said])
  useEffect(() => {
    if (activeIndex !== null)
      document.getElementById(optionId(listboxId, activeIndex))?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex, listboxId])

  const option = (index: number) => ({
    id: optionId(listboxId, index),
    role: 'option' as const,
    tabIndex: -1,
    'aria-selected': index === activeIndex,
    onPointerMove: () => onActiveIndexChange(index),
    // The field keeps its focus, so that its list stays open until the click arrives.
    onPointerDown: keepFocus,
    onClick: () => onChoose(index),
  })
  const draw = (kind: SuggestionRow['kind']) =>
    rows.map((row, index) =>
      row.kind === kind ? (
        <div key={keyOf(row)} data-slot={kind} {...option(index)}>
          <RowContent row={row} term={term} text={text} />
        </div>
      ) : null,
    )
  const recent = rows.flatMap((row) => (row.kind === 'recent' ? [row.term] : []))
  const change = (act: () => void) => () => {
    act()
    focusField()
  }
  const hasRows = rows.length > 0
  return (
    <div {...props} className={cx('gz-suggestions', className)} data-status={status}>
      {correctedTerm !== null && hasRows ? (
        <p data-slot="corrected">
          {text.corrected} <b>{correctedTerm}</b>
        </p>
      ) : null}
      {status === 'empty' ? (
        <p data-slot="empty">
          <b>{text.empty(term)}</b>
          {text.emptyHelp}
        </p>
      ) : null}
      <div data-slot="body">
        {hasRows ? (
          <div id={listboxId} role="listbox" aria-label={text.label}>
            <Group label={text.recent} rows={draw('recent')} />
            <Group label={text.queries} rows={draw('query')} />
            <Group label={text.products} rows={draw('item')} />
            {draw('all')}
          </div>
        ) : null}
        {onRemoveRecent && recent.length > 0 ? (
          <ul data-slot="removals">
            {recent.map((kept) => (
              <li key={kept}>
                <button
                  type="button"
                  aria-label={text.removeRecent(kept)}
                  onPointerDown={keepFocus}
                  onClick={change(() => onRemoveRecent(kept))}
                >
                  <CloseIcon size={16} />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div data-slot="foot">
        <StatusLine status={status} canUndo={canUndo} hasRows={hasRows} text={text} />
        {status === 'down' && onRetry ? (
          <Button variant="plain" size="s" onPointerDown={keepFocus} onClick={change(onRetry)}>
            {text.retry}
          </Button>
        ) : null}
        {canUndo && onUndo ? (
          <Button variant="plain" size="s" onPointerDown={keepFocus} onClick={change(onUndo)}>
            {text.undo}
          </Button>
        ) : null}
        {recent.length > 0 && onClearRecent ? (
          <Button variant="plain" size="s" onPointerDown={keepFocus} onClick={change(onClearRecent)}>
            {text.clearRecent}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

function keepFocus(event: Pick<MouseEvent, 'preventDefault'>) {
  return event.preventDefault()
}

function keyOf(row: SuggestionRow): string {
  return row.kind === 'item' ? row.item.objectID : row.kind === 'all' ? '' : row.term
}

/** Options under a heading, which assistive technology reads as the name of their group. */
function Group({ label, rows }: { label: string; rows: readonly (ReactNode | null)[] }) {
  if (rows.every((row) => row === null)) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list box contains groups, not field sets
    <div role="group" aria-label={label}>
      <div data-slot="heading" aria-hidden="true">
        {label}
      </div>
      {rows}
    </div>
  )
}

interface RowContentProps {
  row: SuggestionRow
  term: string
  text: SearchSuggestionsMessages
}

function RowContent({ row, term, text }: RowContentProps) {
  switch (row.kind) {
    case 'recent':
      return (
        <>
          <SearchIcon size={16} />
          <span data-slot="label">{row.term}</span>
        </>
      )
    case 'query':
      return (
        <>
          <SearchIcon size={16} />
          <Marked text={row.term} parts={row.parts} term={term} />
        </>
      )
    case 'item':
      return (
        <>
          <ProductImage src={row.item.thumbnailImage} alt="" aria-hidden="true" />
          <span data-slot="product">
            <Marked text={row.item.siteDisplayName} parts={row.item.parts ?? null} term={term} />{' '}
            <ProductOrigin manufacturer={row.item.manufacturer} mpn={row.item.mpn} term={term} />
          </span>
        </>
      )
    case 'all':
      return text.seeAll
  }
}

interface ProductOriginProps {
  manufacturer: string | null | undefined
  mpn: string | null | undefined
  term: string
}

/** The manufacturer of a product and its number, which distinguish products of the same name. */
function ProductOrigin({ manufacturer, mpn, term }: ProductOriginProps) {
  const origin = [manufacturer, mpn].filter(Boolean).join(' · ')
  return origin === '' ? null : (
    <small>
      <Marked text={origin} parts={null} term={term} />
    </small>
  )
}

interface MarkedProps {
  text: string
  parts: readonly { readonly text: string; readonly isMatch: boolean }[] | null
  term: string
}

/** A text with its matches marked. Markup in the text is shown as text. */
function Marked({ text, parts, term }: MarkedProps) {
  const shown = parts ?? highlightTerm(text, term)
  return (
    <span data-slot="label">
      {shown.map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity than their position
        return part.isMatch ? <mark key={index}>{part.text}</mark> : part.text
      })}
    </span>
  )
}

interface StatusLineProps {
  status: SuggestionStatus
  canUndo: boolean
  hasRows: boolean
  text: SearchSuggestionsMessages
}

/** The line for states that the list itself does not show. */
function StatusLine({ status, canUndo, hasRows, text }: StatusLineProps) {
  if (canUndo) return <p>{text.removed}</p>
  if (status === 'slow') return <p>{text.slow}</p>
  if (status === 'down') return <p>{text.down}</p>
  if (status === 'pending' && !hasRows) return <p>{text.searching}</p>
  return null
}
