'use client'
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { CartLineView } from '../cart-line/index.js'

/** Where the focus is: a control of a line. */
interface Place {
  readonly table: HTMLElement
  readonly line: Pick<CartLineView, 'id' | 'itemId' | 'unit'>
  readonly index: number
  /** Selects the control within its line. */
  readonly control: string
}

const controls = ['[data-slot="unit"]', '[role="spinbutton"]', '[data-slot="save"]', '[data-slot="remove"]', 'a']

/**
 * The line that replaces a removed one: the same item in the same unit, the same item, or the line now in its place.
 */
function successor(lines: readonly CartLineView[], { line, index }: Place): number {
  const ofItem = lines.filter(({ itemId }) => itemId === line.itemId)
  const heir = ofItem.find(({ unit }) => unit === line.unit) ?? ofItem[0]
  return heir ? lines.indexOf(heir) : Math.min(index, lines.length - 1)
}

/**
 * Keeps the focus in the table when its line is removed: on the same control of the line it was merged with, or of a
 * neighboring one, and on the table after the last one.
 */
export function useLineFocus(listRef: RefObject<HTMLElement | null>, lines: readonly CartLineView[]) {
  const place = useRef<Place | null>(null)
  useLayoutEffect(() => {
    const last = place.current
    if (!last) return
    const index = lines.findIndex(({ id }) => id === last.line.id)
    if (index >= 0) {
      place.current = { ...last, index }
      return
    }
    const heirIndex = successor(lines, last)
    const heir = lines[heirIndex]
    // The line only got another id: its control is still there.
    const isKept = last.table.matches(':focus-within')
    place.current = isKept && heir ? { ...last, line: heir, index: heirIndex } : null
    if (isKept || document.activeElement !== document.body) return
    const row = listRef.current?.children[heirIndex]
    const target = row?.querySelector<HTMLElement>(last.control) ?? last.table
    target.focus()
  }, [lines, listRef])
  const rowOf = (target: Element) =>
    Array.from(listRef.current?.children ?? []).findIndex((row) => row.contains(target))
  return {
    handlers: {
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const { currentTarget, target } = event
        const index = rowOf(target)
        const line = lines[index]
        const control = controls.find((selector) => target.matches(selector)) ?? 'a'
        place.current = line ? { table: currentTarget, line, index, control } : null
      },
      onBlur: () => {
        place.current = null
      },
    },
    /** Another unit was chosen; this finds a line that merges because of it. */
    noteUnit: (lineId: number, unit: number) => {
      const last = place.current
      if (last?.line.id === lineId) place.current = { ...last, line: { ...last.line, unit } }
    },
  }
}
