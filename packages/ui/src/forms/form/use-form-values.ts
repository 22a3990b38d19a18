'use client'
import { fieldNames } from '@gauze/rules/forms'
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { FormValues, ValueSource } from './form.types.js'

interface Kept<Values> {
  readonly defaults: Values
  /** The values that were filled in since then. */
  readonly edits: Partial<Values>
  /** The values that the page or the server last answered. */
  readonly answered: Values | null
  /** The form has not changed since it was submitted. */
  readonly isAsSent: boolean
}

/**
 * The values of a form: the given values, or the default values with the filled-in ones in their place.
 *
 * @param root the form element, whose fields may contain text that was typed before hydration
 */
export function useFormValues<Values extends FormValues<Values>>(
  source: ValueSource<Values>,
  root: RefObject<HTMLFormElement | null>,
) {
  const isControlled = 'values' in source
  const given = 'values' in source ? source.values : source.defaultValues
  const [state, setState] = useState<Kept<Values>>({ defaults: given, edits: {}, answered: null, isAsSent: false })
  const isOutdated = !isControlled && JSON.stringify(state.defaults) !== JSON.stringify(given)
  const kept = isOutdated ? follow(state, given) : state
  if (isOutdated) setState(kept)
  const values: Values = isControlled ? given : { ...given, ...kept.edits }
  const set = (change: Partial<Values>) => {
    setState((before) => ({ ...before, edits: { ...before.edits, ...change }, isAsSent: false }))
    source.onChange?.(change)
  }
  const adopt = useEffectEvent(() => {
    const typed = root.current && typedInto(root.current, values)
    if (typed && Object.keys(typed).length > 0) set(typed)
  })
  // This runs before the next change of a field is rendered, because that render would overwrite text in the other
  // fields.
  useLayoutEffect(() => adopt(), [])
  return {
    values,
    page: kept.defaults,
    answered: kept.answered,
    isAsSent: kept.isAsSent,
    set,
    reset: () => setState({ ...kept, edits: {} }),
    markSent: () => setState((before) => ({ ...before, answered: values, isAsSent: true })),
  }
}

/** Fields follow new default values, except for fields with unsent input. */
function follow<Values extends FormValues<Values>>(
  { edits, answered, isAsSent }: Kept<Values>,
  defaults: Values,
): Kept<Values> {
  const unsent: Partial<Values> = { ...edits }
  if (answered) for (const name of fieldNames(answered)) if (unsent[name] === answered[name]) delete unsent[name]
  return { defaults, edits: unsent, answered: defaults, isAsSent }
}

/** Reads the values that a person or the browser filled in before hydration. */
function typedInto<Values extends FormValues<Values>>(form: HTMLFormElement, values: Values): Partial<Values> {
  const typed: Record<string, string | boolean> = {}
  for (const name of fieldNames(values)) {
    const control = form.elements.namedItem(name)
    const isTicked = control instanceof HTMLInputElement && typeof values[name] === 'boolean'
    if (isTicked && control.checked !== values[name]) typed[name] = control.checked
    else if (isTextControl(control) && typeof values[name] === 'string') {
      if (control.value !== '' && control.value !== values[name]) typed[name] = control.value
    }
  }
  // Each has the type of the value it replaces.
  return typed as Partial<Values>
}

function isTextControl(control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
}
