import {
  type AllHTMLAttributes,
  cloneElement,
  createElement,
  type HTMLAttributes,
  type HTMLElementType,
  type MouseEvent,
  type ReactElement,
  type RefAttributes,
} from 'react'
import { cx } from './cx.js'

type Attributes = HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>
type Press = ((event: MouseEvent<HTMLElement>) => void) | undefined
type Shown = ReactElement<{ className?: string | undefined; onClick?: Press }>

/** A class, or a function that returns a class for the state. */
export type ClassName<State> = string | ((state: State) => string) | undefined

/**
 * An element that replaces a part's own. It receives the part's attributes; its own attributes take precedence, and the
 * event handlers of both run.
 */
export type RenderProp<State = undefined> = Shown | ((props: Attributes, state: State) => ReactElement)

/** The props that every part of a component accepts. */
export interface PartProps<State = object> extends Omit<Attributes, 'className' | 'defaultValue' | 'onChange'> {
  /** A class, or a function that returns a class for the part's state. */
  className?: ClassName<State>
  /** An element that replaces the part's own. */
  render?: RenderProp<State> | undefined
  [attribute: `data-${string}`]: unknown
}

/** Props of a part that is another component, which handles `render` itself. */
export type WholePartProps<Props, State> = Omit<Partial<Props>, 'className'> & { className?: ClassName<State> }

/** The element of a part. */
export interface PartElement {
  as?: HTMLElementType
  /**
   * A DOM element with its attributes, or a component. A replacement element does not receive the component's props.
   */
  element?: Shown | null | undefined
  /** The part's own class. */
  base?: string
}

interface OwnProps<State>
  extends PartProps<State>,
    PartElement,
    Omit<AllHTMLAttributes<HTMLElement>, keyof PartProps | keyof PartElement | 'slot'> {
  /** @selector [data-slot] */
  slot?: string | undefined
  state: State
  /** The classes that the root gives its parts, by slot. */
  classNames?: Readonly<Partial<Record<string, string>>> | undefined
}

/** Renders one part of a component. */
export function Part<State>(props: OwnProps<State>): ReactElement {
  return partElement(props)
}

/** Makes the element of a part, with the changes that its root and its user request. */
export function partElement<State>({
  as = 'div',
  element,
  slot,
  state,
  base,
  classNames,
  className,
  render,
  ...attributes
}: OwnProps<State>): ReactElement {
  const own = render && typeof element?.type !== 'string' ? {} : (element?.props ?? {})
  const props = {
    ...merged(own, attributes),
    'data-slot': slot ?? attributes['data-slot'],
    className: classOf({ state, classNames }, slot, className, base),
  }
  if (typeof render === 'function') return render(props, state)
  if (!render) return element ? cloneElement(element, props) : createElement(as, props)
  return cloneElement(render, {
    ...merged(props, render.props),
    className: cx(props.className, render.props.className) || undefined,
  })
}

/** Joins the class of a part: its own, the root's class for the slot, and the given one. */
export function classOf<State>(
  { state, classNames }: Pick<OwnProps<State>, 'state' | 'classNames'>,
  slot: string | undefined,
  className: ClassName<State>,
  base?: string,
): string | undefined {
  const given = typeof className === 'function' ? className(state) : className
  return cx(base, slot && classNames?.[slot], given) || undefined
}

/** Merges props. Given ones take precedence over `own`, except for event handlers: both run, first the given one. */
export function merged<Own extends object, Given extends object>(own: Own, given: Given): Own & Given {
  const handlers: Record<string, unknown> = {}
  for (const [name, then] of Object.entries(own)) {
    const first: unknown = Reflect.get(given, name)
    if (name.startsWith('on'))
      handlers[name] =
        typeof first === 'function' && typeof then === 'function'
          ? (...event: unknown[]) => {
              first(...event)
              then(...event)
            }
          : (first ?? then)
  }
  return { ...own, ...given, ...handlers }
}
