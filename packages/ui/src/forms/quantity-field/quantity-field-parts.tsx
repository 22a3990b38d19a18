'use client'
import { MAX_QUANTITY } from '@gauze/rules'
import { MinusIcon, PlusIcon } from '../../icons/index.js'
import type { PartProps } from '../../internal/part.js'
import { part, partOf, useRoot } from '../../internal/parts.js'
import { describedBy } from '../field/index.js'
import { QuantityFieldContext, type QuantityFieldState } from './quantity-field-root.js'

/** The parts of a field that are one element. */
export const quantityFieldParts = {
  /** Holds steppers and input. */
  Frame: part(QuantityFieldContext, 'frame', () => ({})),

  /** Steps down when released, and repeats while held. */
  Decrease: part(QuantityFieldContext, 'decrease', ({ id, itemName, decrease, text }) => ({
    element: (
      <button type="button" tabIndex={-1} aria-label={text.decrease(itemName)} aria-controls={id} {...decrease}>
        <MinusIcon size={16} />
      </button>
    ),
  })),

  /** The text field, with the role of a spin button. */
  Input: part(QuantityFieldContext, 'input', (view) => {
    const { id, min, itemName, label, disabled, typed, message, hasError, type, press, commit, text, state } = view
    return {
      element: (
        <input
          id={id}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label ?? text.label(itemName)}
          aria-valuenow={state.value}
          aria-valuemin={min}
          aria-valuemax={MAX_QUANTITY}
          aria-invalid={state.isInvalid || hasError || undefined}
          aria-describedby={describedBy(id, message, null)}
          disabled={disabled}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onInvalid={(event) => {
            if (event.defaultPrevented) return
            // The message is already below the field, so the browser's own bubble is not needed.
            event.preventDefault()
            const first = [...(event.currentTarget.form?.elements ?? [])].find((control) =>
              control.matches('input:invalid'),
            )
            if (!first || first === event.currentTarget) event.currentTarget.focus()
          }}
          onBlur={commit}
        />
      ),
    }
  }),

  /** Steps up when released, and repeats while held. */
  Increase: part(QuantityFieldContext, 'increase', ({ id, itemName, increase, text }) => ({
    element: (
      <button type="button" tabIndex={-1} aria-label={text.increase(itemName)} aria-controls={id} {...increase}>
        <PlusIcon size={16} />
      </button>
    ),
  })),
}

/** Names the fault of the typed text, or the quantity that replaced it. It is empty otherwise. */
export function QuantityFieldMessage(props: Omit<PartProps<QuantityFieldState>, 'id' | 'children'>) {
  const view = useRoot(QuantityFieldContext, 'message')
  const { message, isQuiet } = view
  const id = `${view.id}-error`
  return (
    <>
      {isQuiet ? partOf(view, 'message', props, { as: 'p', id, children: message }) : null}
      {partOf(view, 'message', props, {
        as: 'p',
        id: isQuiet ? undefined : id,
        role: 'status',
        children: isQuiet ? null : message,
      })}
    </>
  )
}
