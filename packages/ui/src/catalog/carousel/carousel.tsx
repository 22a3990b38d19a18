'use client'
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { IconButton } from '../../actions/icon-button/index.js'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type CarouselMessages, carouselMessages } from './carousel.messages.js'
import { useSlides } from './use-slides.js'

export interface CarouselProps<Item> extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Names the slides. */
  label: string
  /** The items, in their order. */
  items: readonly Item[]
  /** Returns the key of an item. */
  keyOf: (item: Item) => string | number
  /** Contains a link or a button, so that the keyboard reaches scrolled slides. */
  renderItem: (item: Item, index: number) => ReactNode
  /** Next to the buttons: a heading, a link to everything. */
  head?: ReactNode
  /** Tiles are narrower than cards, so that more of them fit. @selector [data-slide] */
  slide?: 'card' | 'tile'
  /**
   * How many slides fit, other than by the width of the carousel. By the width of the window: `downloads` shows 1 to 3.
   * By its own width: `related` shows 1 to 5, and `alternatives` 1 to 3. @selector [data-fit]
   */
  fit?: 'downloads' | 'related' | 'alternatives'
  /** Three slides at most. @selector [data-in-modal] */
  isInModal?: boolean
  messages?: Partial<CarouselMessages>
}

/**
 * Slides side by side, 8 where there is room down to 2 on a phone. It is a list that scrolls natively, by
 * swipe, wheel and arrow keys, with or without script; two buttons turn it, and it never turns by itself (WAI-ARIA APG
 * carousel).
 *
 * @keyboard Arrow Left, Arrow Right: scroll the slides while one of them has the focus.
 * @example <Carousel label="What others order most" items={products} keyOf={({ id }) => id} renderItem={(item) => …} />
 */
export function Carousel<Item>({
  label,
  items,
  keyOf,
  renderItem,
  head,
  slide = 'card',
  fit,
  isInModal = false,
  messages,
  className,
  ...props
}: CarouselProps<Item>) {
  const text = useMessages('carousel', carouselMessages, messages)
  const id = useId()
  const { ref, view, isMoving, onScroll, turn } = useSlides(items.length)
  const [isTurned, setTurned] = useState(false)
  const position = view && text.position(view.first + 1, view.last + 1, items.length)
  const isWhole = view !== null && view.last - view.first >= items.length - 1
  const button = (direction: -1 | 1, isAtEnd: boolean) => (
    <IconButton
      label={(direction === -1 ? text.previous : text.next)(label)}
      aria-controls={id}
      aria-disabled={isAtEnd}
      onClick={() => {
        if (isAtEnd) return
        setTurned(true)
        turn(direction)
      }}
    >
      {direction === -1 ? <ChevronLeftIcon /> : <ChevronRightIcon />}
    </IconButton>
  )
  return (
    <section
      aria-label={label}
      aria-roledescription={text.kind}
      {...props}
      className={cx('gz-carousel', className)}
      data-slide={slide}
      data-fit={fit}
      data-in-modal={isInModal || undefined}
    >
      <div data-slot="head">
        {head}
        {/* Takes up space while hidden, so that nothing moves when script arrives. */}
        <div data-slot="controls" data-shown={(view !== null && !isWhole) || undefined}>
          <p data-slot="position">{position}</p>
          {/* Scrolling passes every position on the way; only the last is announced. */}
          <p className="gz-visually-hidden" role="status">
            {isTurned && !isMoving ? position : null}
          </p>
          {button(-1, view === null || view.first === 0)}
          {button(1, view === null || view.last >= items.length - 1)}
        </div>
      </div>
      <ul ref={ref} id={id} data-slot="slides" onScroll={onScroll}>
        {items.map((item, index) => (
          <li key={keyOf(item)}>{renderItem(item, index)}</li>
        ))}
      </ul>
    </section>
  )
}
