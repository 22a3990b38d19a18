type ClassName<State> = string | ((state: State) => string) | undefined

/** Joins the class that a component gives every element of a slot and the element's own class. */
export function slotClass<State>(
  ofSlot: string | undefined,
  own: ClassName<State>,
): string | ((state: State) => string) {
  if (typeof own === 'function') return (state) => [ofSlot, own(state)].filter(Boolean).join(' ')
  return [ofSlot, own].filter(Boolean).join(' ')
}
