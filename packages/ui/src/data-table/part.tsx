import { type ComponentPropsWithRef, cloneElement, type ReactElement } from 'react'
import { cx } from '../internal/cx.js'

type PartAttributes = Omit<ComponentPropsWithRef<'div'>, 'className'>

/** What every part of a component takes. */
export interface PartProps<State = object> extends PartAttributes {
  /** A class, or what makes one of the part's state. */
  className?: string | ((state: State) => string)
  /** An element to render in place of the part's own; it gets the part's attributes. */
  render?: ReactElement<{ className?: string }> | ((props: ComponentPropsWithRef<'div'>, state: State) => ReactElement)
  [attribute: `data-${string}`]: unknown
}

interface OwnProps<State> extends PartProps<State> {
  /** @selector [data-slot] */
  slot: string
  state: State
  /** The part's own class. */
  base?: string
}

/** One part of a component that is open by parts. */
export function Part<State>({ slot, state, base, className, render, ...attributes }: OwnProps<State>) {
  const given = typeof className === 'function' ? className(state) : className
  const props = { ...attributes, 'data-slot': slot, className: cx(base, given) }
  if (typeof render === 'function') return render(props, state)
  if (render) return cloneElement(render, { ...props, className: cx(props.className, render.props.className) })
  return <div {...props} />
}
