'use client'
import type { PartProps } from '../../internal/part.js'
import { partOf, shownPart, useRoot } from '../../internal/parts.js'
import { QuantityFieldContext, type QuantityFieldState } from './quantity-field-root.js'

/** The parts of a field that are one element. */
export const quantityFieldParts = {
  /** Steppers and input. */
  Frame: shownPart(QuantityFieldContext, 'frame'),

  /** Steps down: acts when released, repeats while held. */
  Decrease: shownPart(QuantityFieldContext, 'decrease'),

  /** What is typed in. */
  Input: shownPart(QuantityFieldContext, 'input'),

  /** Steps up: acts when released, repeats while held. */
  Increase: shownPart(QuantityFieldContext, 'increase'),
}

/** Says what is wrong with what was typed, or what it was corrected to. It is empty otherwise. */
export function QuantityFieldMessage(props: Omit<PartProps<QuantityFieldState>, 'id' | 'children'>) {
  const view = useRoot(QuantityFieldContext, 'message')
  return (
    <>
      {view.shown.quiet && partOf(view, 'message', props, { element: view.shown.quiet })}
      {partOf(view, 'message', props, { element: view.shown.message })}
    </>
  )
}
