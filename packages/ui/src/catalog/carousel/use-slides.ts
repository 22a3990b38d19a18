import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds without a change of size before slides are counted again. */
const RESIZE_DEBOUNCE = 200

/** Milliseconds without scrolling before a turn is over. */
const SCROLL_END = 150

interface Slides {
  /** For the element that scrolls; its children are the slides. */
  readonly ref: RefObject<HTMLUListElement | null>
  /** Which slides are entirely in view, from 0; null until the browser has laid them out. */
  readonly view: { readonly first: number; readonly last: number } | null
  /** The list is scrolling, started by a button, a swipe or the wheel. */
  readonly isMoving: boolean
  readonly onScroll: () => void
  /** Scrolls by as many slides as are in view. */
  readonly turn: (direction: -1 | 1) => void
}

/** Follows which slides of a native scroller are in view. */
export function useSlides(total: number): Slides {
  const ref = useRef<HTMLUListElement>(null)
  const [view, setView] = useState<Slides['view']>(null)
  const [isMoving, setMoving] = useState(false)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const measure = useCallback(() => {
    const list = ref.current
    const step = list && stepOf(list)
    if (!list || !step) return
    const first = Math.min(total - 1, Math.round(list.scrollLeft / step))
    const last = Math.min(total, first + countOf(list, step)) - 1
    setView((known) => (known?.first === first && known.last === last ? known : { first, last }))
  }, [total])
  useEffect(() => {
    const list = ref.current
    if (!list) return
    measure()
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure, RESIZE_DEBOUNCE)
    })
    observer.observe(list)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [measure])
  useEffect(() => () => clearTimeout(settling.current), [])
  const onScroll = () => {
    measure()
    setMoving(true)
    clearTimeout(settling.current)
    settling.current = setTimeout(() => setMoving(false), SCROLL_END)
  }
  const turn = (direction: -1 | 1) => {
    const list = ref.current
    const step = list && stepOf(list)
    if (!list || !step) return
    setMoving(true)
    list.scrollBy({ left: direction * countOf(list, step) * step })
  }
  return { ref, view, isMoving, onScroll, turn }
}

/** Pixels from one slide to the next; 0 before layout. */
function stepOf({ children }: HTMLElement): number {
  const [first, second] = children
  if (!first) return 0
  const from = first.getBoundingClientRect()
  return second ? second.getBoundingClientRect().left - from.left : from.width
}

/** How many slides fit side by side. */
function countOf(list: HTMLElement, step: number): number {
  return Math.max(1, Math.round(list.clientWidth / step))
}
