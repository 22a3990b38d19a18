'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAsset } from '../../assets/index.js'
import { ChevronRightIcon } from '../../icons/index.js'
import { moveFocus } from '../../internal/move-focus.js'
import { Anchor } from '../../link/index.js'
import type { MainNavMessages } from './main-nav.messages.js'
import type { NavEntry } from './nav-entry.js'

const SWITCH_AFTER_MS = 150

interface CategoryPanelProps {
  /** The menu entry whose items are the categories. */
  entry: NavEntry
  /** The chosen category; until one is, the first is shown. */
  activeId: string | undefined
  onActivate: (id: string) => void
  onFollow: (entry: NavEntry, depth: number) => void
  text: MainNavMessages
}

/**
 * The full-width panel below PRODUCTS: categories at the side, and the subcategories of one of them next to it, each
 * with its illustration. Every link is in the served HTML; pictures load when they come into view.
 */
export function CategoryPanel({ entry, activeId, onActivate, onFollow, text }: CategoryPanelProps) {
  const categories = entry.items ?? []
  const shownId = categories.some(({ id }) => id === activeId) ? activeId : categories[0]?.id
  const [hoveredId, setHoveredId] = useState<string | null>(null)
  // The shown category stays until Escape, or until another one replaces it.
  const show = (id: string) => {
    if (id !== activeId) onActivate(id)
  }
  const settle = useEffectEvent(() => {
    if (hoveredId !== null && hoveredId !== shownId) show(hoveredId)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every category that the mouse enters restarts the delay
  useEffect(() => {
    const timer = setTimeout(settle, SWITCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [hoveredId])
  return (
    <div className="gz-page" data-slot="panes">
      <ul data-slot="rail" onKeyDown={(event) => moveFocus(event, 'li > button', ['ArrowUp', 'ArrowDown'])}>
        {categories.map((category) => (
          <li key={category.id}>
            <button
              type="button"
              id={category.id}
              aria-expanded={category.id === shownId}
              aria-controls={`${category.id}-pane`}
              onPointerEnter={({ pointerType }) => setHoveredId(pointerType === 'mouse' ? category.id : null)}
              onPointerLeave={() => setHoveredId(null)}
              onClick={() => show(category.id)}
            >
              <Illustration src={category.imageUrl} size={28} />
              {category.label}
              <ChevronRightIcon size={16} />
            </button>
            <Pane
              category={category}
              isShown={category.id === shownId}
              isNear={category.id === hoveredId}
              onFollow={onFollow}
              text={text}
            />
          </li>
        ))}
      </ul>
      {entry.href ? (
        <Anchor href={entry.href} data-slot="all" onClick={() => onFollow(entry, 0)}>
          {text.all(entry.label)}
        </Anchor>
      ) : null}
    </div>
  )
}

interface PaneProps extends Pick<CategoryPanelProps, 'onFollow' | 'text'> {
  category: NavEntry
  isShown: boolean
  /** The panel may open soon. Until the menu's machine has loaded, styles alone open it. */
  isNear: boolean
}

/** The subcategories of a category. Their pictures are drawn once it is shown, and stay. */
function Pane({ category, isShown, isNear, onFollow, text }: PaneProps) {
  const [hasPictures, setHasPictures] = useState(isShown)
  if ((isShown || isNear) && !hasPictures) setHasPictures(true)
  return (
    <div data-slot="pane" id={`${category.id}-pane`} hidden={!isShown}>
      <Anchor href={category.href ?? '/'} data-slot="category" onClick={() => onFollow(category, 1)}>
        {text.all(category.label)}
      </Anchor>
      <ul>
        {category.items?.map((item) => (
          <li key={item.id}>
            <Anchor href={item.href ?? '/'} onClick={() => onFollow(item, 2)}>
              <Illustration src={hasPictures ? item.imageUrl : null} size={56} />
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Illustration({ src, size }: { src: string | null | undefined; size: number }) {
  const url = useAsset(src)
  return (
    <span data-slot="art">
      {url ? <img src={url} alt="" width={size} height={size} loading="lazy" decoding="async" /> : null}
    </span>
  )
}
