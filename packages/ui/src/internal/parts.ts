'use client'
import { type Context, createContext, type ReactNode, use } from 'react'
import { type ClassName, classOf, merged, type PartElement, type PartProps, partElement } from './part.js'

/** The values that a root shares with its parts. */
export interface RootView<State> {
  state: State
  /** A class for every element of a part, by slot. */
  classNames?: Readonly<Partial<Record<string, string>>> | undefined
  /** Props of the parts, by slot. */
  slotProps?: Readonly<Partial<Record<string, object>>> | undefined
}

/** A part as it is by default. */
type Shown<State> = PartElement & PartProps<State>

/**
 * Makes the context of a root.
 *
 * @param root the root in code, for the error about a missing root, such as 'CartLine.Root line={…}'
 */
export function rootContext<View>(root: string): Context<View | null> {
  return Object.assign(createContext<View | null>(null), { displayName: root })
}

/**
 * Returns the values that the root shares with its parts.
 *
 * @param part the part's name, if it differs from the slot's
 * @throws Error without a root; the error names both the part and the root.
 */
export function useRoot<View>(
  context: Context<View | null>,
  slot: string,
  part = slot.replace(/(?:^|-)\w/g, (start) => start.slice(-1).toUpperCase()),
): View {
  const view = use(context)
  if (view) return view
  const root = context.displayName ?? ''
  const [component] = root.split('.')
  throw new Error(`${component}.${part} found no root around it. Put it inside of <${root}>.`)
}

/** Returns the values that the root shares, and the props of a part that is another component. */
export function usePart<View extends RootView<unknown>, Props extends { className?: ClassName<View['state']> }>(
  context: Context<View | null>,
  slot: string,
  given: Props,
) {
  const view = useRoot(context, slot)
  const { className, ...props } = merged(view.slotProps?.[slot] ?? {}, given)
  return [view, { 'data-slot': slot, ...props, className: classOf(view, slot, className) }] as const
}

/** Makes the element of a part: its defaults, changed by the root's `slotProps`, then by the given props. */
export function partOf<View extends RootView<unknown>>(
  view: View,
  slot: string,
  props: PartProps<View['state']>,
  shown: Shown<View['state']>,
): ReactNode {
  const { state, classNames, slotProps } = view
  const own = merged(merged(shown, slotProps?.[slot] ?? {}), props)
  return partElement<View['state']>({ ...own, slot, state, classNames })
}

/**
 * Makes a part of a component.
 *
 * @param slot its `data-slot`
 * @param name its name, if it differs from the slot's
 * @param show returns its default element; null when it is not shown
 */
export function part<View extends RootView<unknown>>(
  context: Context<View | null>,
  slot: string,
  show: (view: View) => Shown<View['state']> | null,
  name?: string,
): (props: PartProps<View['state']>) => ReactNode {
  // biome-ignore lint/correctness/noComponentHookFactories: made once for a part, as its module loads
  return function OwnPart(props) {
    const view = useRoot(context, slot, name)
    const shown = show(view)
    return shown && partOf(view, slot, props, shown)
  }
}
