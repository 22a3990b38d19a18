'use client'
import type { CartNotification } from '@gauze/contract'
import { type RefObject, useRef } from 'react'
import { focusShown } from '../../internal/focus-shown.js'
import type { CartLineProps, CartLineView } from '../cart-line/index.js'
import type { CartTableMessages } from './cart-table.messages.js'
import type { CartTableRootProps } from './cart-table.types.js'
import { lineNames } from './line-names.js'
import { noticesByLine } from './notices-by-line.js'
import { useLineFocus } from './use-line-focus.js'
import { useLineKeys } from './use-line-keys.js'
import { useMergeNews } from './use-merge-news.js'

/** Props that the table passes to each of its lines. */
type WiredLine = Pick<
  CartLineProps,
  'itemName' | 'notice' | 'onQuantityChange' | 'onUnitChange' | 'onRemove' | 'onSave'
>

type Wiring = Required<
  Pick<CartTableRootProps, 'lines' | 'notices' | 'onQuantityChange' | 'onUnitChange' | 'onRemove'>
> &
  Pick<CartTableRootProps, 'onSave'>

/** The values that the parts of a table share about its lines. */
export interface WiredLines extends Pick<CartTableRootProps, 'lines'> {
  /** By the place of their line. */
  keys: readonly number[]
  wire: (line: CartLineView) => WiredLine
  /** Notices of no line. */
  notices: readonly CartNotification[]
  /** The names of the lines with a notice. */
  noticeNames: readonly string[]
  listRef: RefObject<HTMLElement | null>
}

/** Connects lines to their table: names, notices, edits, and the focus after a line disappears. */
export function useWiredLines(
  { lines, notices, onQuantityChange, onUnitChange, onRemove, onSave }: Wiring,
  text: CartTableMessages,
) {
  const names = lineNames(lines, text)
  const keys = useLineKeys(lines)
  const { ofLine, others } = noticesByLine(notices, lines)
  const listRef = useRef<HTMLElement>(null)
  const focus = useLineFocus(listRef, lines)
  const merge = useMergeNews(lines, (line) => text.merged(names[lines.indexOf(line)] ?? line.name, line.quantity))
  const focusNeighbor = (index: number, slot: 'remove' | 'save') => {
    const rows = listRef.current?.children
    const button = (rows?.[index + 1] ?? rows?.[index - 1])?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)
    focusShown(button ?? listRef.current?.closest<HTMLElement>('.gz-cart-table'))
  }
  const wire = ({ id, name }: CartLineView): WiredLine => {
    const index = lines.findIndex((line) => line.id === id)
    return {
      itemName: names[index] ?? name,
      notice: ofLine.get(id),
      onQuantityChange: (quantity) => {
        merge.forget()
        onQuantityChange(id, quantity)
      },
      onUnitChange: (unitId) => {
        focus.noteUnit(id, unitId)
        merge.noteUnit(id, unitId)
        onUnitChange(id, unitId)
      },
      onRemove: () => {
        merge.forget()
        focusNeighbor(index, 'remove')
        onRemove(id)
      },
      onSave:
        onSave &&
        (() => {
          merge.forget()
          focusNeighbor(index, 'save')
          onSave(id)
        }),
    }
  }
  const noticeNames = names.filter((_, index) => ofLine.has(lines[index]?.id ?? 0))
  const wired: WiredLines = { lines, keys, wire, notices: others, noticeNames, listRef }
  return { wired, handlers: focus.handlers, news: merge.news }
}
