import { createContext, createElement, type ReactNode, use } from 'react'

/** The element around a repeated part in the page that React draws; the server takes the element out again. */
export const PART_ELEMENT = 'gauze-part'

const DrawnParts = createContext<{ has: (name: string) => boolean } | null>(null)

/** Gives the names of the parts that were drawn before to the pages that the server draws. */
export const DrawnPartsProvider = DrawnParts

/** The markup that stands for a part which was drawn before. */
export function partMark(name: string): string {
  return `<${PART_ELEMENT} name="${name}"></${PART_ELEMENT}>`
}

export interface RepeatedProps {
  /**
   * Names the part, and everything that it depends on apart from language and data of the frame: equal names mean equal
   * markup.
   */
  name: string
  children: ReactNode
}

/**
 * A part that many pages repeat, on the server alone: it draws the part once for each name and puts the markup into later
 * pages. A browser shows the children without it, and loads no code of it.
 * @example
 * const menu = <Menu />
 * return import.meta.env.SSR ? <Repeated name="menu">{menu}</Repeated> : menu
 */
export function Repeated({ name, children }: RepeatedProps) {
  const key = encodeURIComponent(name)
  return createElement(PART_ELEMENT, { name: key }, use(DrawnParts)?.has(key) ? null : children)
}
