import type { HTMLAttributes, ReactElement, RefAttributes } from 'react'
import { cx } from '../../internal/cx.js'
import { type PartProps, partElement } from '../../internal/part.js'
import type { DialogSlot, DialogState } from './dialog.types.js'
import type { DialogView } from './dialog-root.js'

interface Given {
  className: PartProps<DialogState>['className'] | undefined
  render: PartProps<DialogState>['render'] | undefined
}

type Attributes = HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>

/** Adapts a part to an element of React Aria, which accepts a replacement only as a function. */
export function ariaPart(
  { state, classNames }: DialogView,
  slot: DialogSlot,
  base: string,
  { className, render }: Given,
): { 'data-slot': string; className: string; render?: (attributes: Attributes) => ReactElement } {
  const given = typeof className === 'function' ? className(state) : className
  const own = { 'data-slot': slot, className: cx(base, classNames?.[slot], given) }
  if (!render) return own
  return {
    ...own,
    render: ({ className: whole = '', ...attributes }) =>
      partElement({ ...attributes, className: whole, slot, state, render }),
  }
}
