'use client'
import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { offsetOf, type RowHeights, rowAt, withMeasured } from './row-offsets.js'

/** Until rows are measured, in pixels. */
const unmeasured: RowHeights = { usual: 57, extra: new Map() }

/** Rows that are drawn beyond each edge, so that the next field can take the focus. */
const overscan = 8
const rowsOfAPage = 8
const rowsAtFirst = 20

/** The steps of keys between rows. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -rowsOfAPage,
  PageDown: rowsOfAPage,
}

/** A row to draw, or the space of rows that are not drawn. */
export type WindowRow =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'space'; readonly key: string; readonly height: number }

interface Range {
  readonly first: number
  readonly last: number
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
}

function fieldsOf(row: Element | null | undefined): HTMLInputElement[] {
  return [...(row?.querySelectorAll('input') ?? [])]
}

/** All rows are drawn for paper. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** Watches the sizes of rows. The function it returns is their `ref`. */
function useMeasuring(onSize: () => void) {
  const size = useRef(onSize)
  const [observer] = useState(() =>
    typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => size.current()),
  )
  useLayoutEffect(() => {
    size.current = onSize
  })
  useEffect(() => () => observer?.disconnect(), [observer])
  return useCallback(
    (element: Element | null) => {
      if (element === null) return
      observer?.observe(element)
      return () => observer?.unobserve(element)
    },
    [observer],
  )
}

/**
 * Draws only the rows of a table that are in view, and the row that has the focus. Arrow and page keys move the focus to
 * the same field of another row; printing draws all rows. Rows have `data-index`, and `measure` as their `ref`.
 *
 * @param count the number of rows
 * @returns the rows to draw, the `ref` of a row, and the attributes of the element that scrolls
 */
export function useRowWindow(count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const wanted = useRef<{ readonly index: number; readonly field: number } | null>(null)
  const [heights, setHeights] = useState(unmeasured)
  const [range, setRange] = useState<Range>({ first: 0, last: rowsAtFirst })
  const [focused, setFocused] = useState<number | null>(null)
  const isPrinting = usePrinting()
  const look = () => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    const first = Math.max(0, rowAt(scrollTop, count, heights) - overscan)
    const last = rowAt(scrollTop + clientHeight, count, heights) + overscan
    setRange((before) => (before.first === first && before.last === last ? before : { first, last }))
  }
  const measure = useMeasuring(() => {
    const rows = [...(scroller.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])]
    const sizes = rows.map((row) => [Number(row.dataset.index), row.offsetHeight] as const)
    setHeights((before) => withMeasured(before, new Map(sizes.filter(([, height]) => height > 0))))
    look()
  })
  const reach = () => {
    if (wanted.current === null) return
    const { index, field } = wanted.current
    const input = fieldsOf(scroller.current?.querySelector(`[data-index="${index}"]`))[field]
    if (input === undefined) return
    wanted.current = null
    input.focus()
    if (input.type !== 'checkbox') input.select()
  }
  // Other rows, or other heights, may be in view now.
  useLayoutEffect(look, [count, heights])
  useEffect(() => (scroller.current === null ? undefined : measure(scroller.current)), [measure])
  useEffect(reach)
  const show = (index: number) => {
    const box = scroller.current
    if (box === null) return
    const head = box.querySelector('thead')?.clientHeight ?? 0
    const end = offsetOf(index + 1, heights) + head - box.clientHeight
    box.scrollTop = Math.max(end, Math.min(box.scrollTop, offsetOf(index, heights)))
    look()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    const row = rowOf(event.target)
    if (step === undefined || row === null || event.altKey || event.ctrlKey || event.metaKey) return
    const field = fieldsOf(row).findIndex((input) => Object.is(input, event.target))
    if (field < 0) return
    event.preventDefault()
    const index = Math.min(Math.max(Number(row.dataset.index) + step, 0), count - 1)
    wanted.current = { index, field }
    show(index)
    reach()
  }
  return {
    rows: isPrinting ? rowsOf(indexes(0, count - 1), count, heights) : windowRows(range, focused, count, heights),
    measure,
    scroller: {
      ref: scroller,
      onScroll: look,
      onKeyDown: press,
      onFocus: ({ target }: FocusEvent) => setFocused(Number(rowOf(target)?.dataset.index ?? Number.NaN)),
      onBlur: () => setFocused(null),
    },
  }
}

function indexes(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
}

/** The rows in view, and the row with the focus, which would lose it if it were not drawn. */
function windowRows({ first, last }: Range, focused: number | null, count: number, heights: RowHeights): WindowRow[] {
  const shown = indexes(Math.min(first, count - 1), Math.min(last, count - 1))
  const isAway = focused !== null && focused < count && !shown.includes(focused)
  return rowsOf(isAway ? [...shown, focused].toSorted((a, b) => a - b) : shown, count, heights)
}

/** Rows with the spaces between them, and behind the last one. */
function rowsOf(shown: readonly number[], count: number, heights: RowHeights): WindowRow[] {
  const rows: WindowRow[] = []
  let next = 0
  const spaceTo = (index: number) => {
    const height = offsetOf(index, heights) - offsetOf(next, heights)
    if (index > next) rows.push({ kind: 'space', key: `space-${rows.length === 0 ? 'first' : index}`, height })
  }
  for (const index of shown) {
    spaceTo(index)
    rows.push({ kind: 'row', index })
    next = index + 1
  }
  spaceTo(count)
  return rows
}
