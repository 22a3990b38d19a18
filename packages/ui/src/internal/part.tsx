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

/** A class, or what makes one of a state. */
export type ClassName<State> = string | ((state: State) => string) | undefined

/** An element in place of another. It gets the attributes of that; its own win, and an event is heard by both. */
export type RenderProp<State = undefined> = Shown | ((props: Attributes, state: State) => ReactElement)

/** What every part of a component takes. */
export interface PartProps<State = object> extends Omit<Attributes, 'className' | 'defaultValue' | 'onChange'> {
  /** A class, or what makes one of the part's state. */
  className?: ClassName<State>
  /** An element to render in place of the part's own. */
  render?: RenderProp<State> | undefined
  [attribute: `data-${string}`]: unknown
}

/** Props of a part that is a whole component, which takes `render` itself. */
export type WholePartProps<Props, State> = Omit<Partial<Props>, 'className'> & { className?: ClassName<State> }

/** The element of a part. */
export interface PartElement {
  as?: HTMLElementType
  /** An element with its attributes, or a component, whose props are only its own: what is in its place has other ones. */
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

/** One part of a component that is open by parts. */
export function Part<State>(props: OwnProps<State>): ReactElement {
  return partElement(props)
}

/** The element of a part, with what its root and who uses it say about it. */
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

/** The class of a part: its own, that of its root for the slot, and the one that it is given. */
export function classOf<State>(
  { state, classNames }: Pick<OwnProps<State>, 'state' | 'classNames'>,
  slot: string | undefined,
  className: ClassName<State>,
  base?: string,
): string | undefined {
  const given = typeof className === 'function' ? className(state) : className
  return cx(base, slot && classNames?.[slot], given) || undefined
}

/** Props, and others over them. An event that both have a handler of is heard by both, first by the given one. */
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
