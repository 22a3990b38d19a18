'use client'
import { type Context, cloneElement, type ReactElement, type ReactNode } from 'react'
import { type ClassName, merged, type WholePartProps } from './part.js'
import { type RootView, usePart } from './parts.js'

/** Props of a part that is a control: a component with something to choose or to type. */
export type ControlPartProps<Props, State> = Omit<WholePartProps<Props, State>, 'render'> & {
  /**
   * Renders another control, which receives this control's props. It is a component, not a DOM element, so its events
   * differ.
   */
  render?: ((props: Props, state: State) => ReactElement) | undefined
}

interface GivenProps<State> {
  className?: ClassName<State>
  render?: { fromAnyProps(props: object, state: State): ReactElement }['fromAnyProps'] | undefined
}

/**
 * Makes a part that is a control. The `Controls` type next to each use states its props.
 *
 * @param slot its `data-slot`
 * @param show returns the control; null when it is not shown
 */
export function controlPart<View extends RootView<unknown>>(
  context: Context<View | null>,
  slot: string,
  show: (view: View) => ReactElement<object> | null | undefined,
): (given: GivenProps<View['state']>) => ReactNode {
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a part, as its module loads
  return function ControlPart(given) {
    const [view, { render, ...props }] = usePart(context, slot, given)
    const control = show(view)
    if (!control) return null
    const all = merged(control.props, props)
    return render ? render(all, view.state) : cloneElement(control, all)
  }
}
