'use client'
import { type Context, createContext, type ReactNode, use } from 'react'
import { type ClassName, classOf, merged, type PartElement, type PartProps, partElement } from './part.js'

/** What a root shares with its parts. */
export interface RootView<State> {
  state: State
  /** A class for every element of a part, by slot. */
  classNames?: Readonly<Partial<Record<string, string>>> | undefined
  /** Props of the parts, by slot. */
  slotProps?: Readonly<Partial<Record<string, object>>> | undefined
}

/** What a part is before who uses it changes it. */
type Shown<State> = PartElement & PartProps<State>

/**
 * The context of a root.
 *
 * @param root how the root is written, for who forgets it, e.g. 'CartLine.Root line={…}'
 */
export function rootContext<View>(root: string): Context<View | null> {
  return Object.assign(createContext<View | null>(null), { displayName: root })
}

/**
 * What the root around a part shares with it.
 *
 * @param part the part's name, where its slot does not say it
 * @throws Error without a root; it names the part and the root.
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

/** What the root shares with a part that is another component, and the props of that. */
export function usePart<View extends RootView<unknown>, Props extends { className?: ClassName<View['state']> }>(
  context: Context<View | null>,
  slot: string,
  given: Props,
) {
  const view = useRoot(context, slot)
  const { className, ...props } = merged(view.slotProps?.[slot] ?? {}, given)
  return [view, { 'data-slot': slot, ...props, className: classOf(view, slot, className) }] as const
}

/** The element of a part: as the part shows it, then as its root and who uses it change that. */
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
 * A part of what stands in a root.
 *
 * @param slot its `data-slot`
 * @param name where that is not its slot
 * @param show what it is by default; null while there is nothing to show
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
