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
 * A part that many pages repeat. The server draws it once for each name and puts the markup into later pages; a browser
 * shows its children.
 */
export function Repeated({ name, children }: RepeatedProps) {
  if (!import.meta.env.SSR) return children
  const key = encodeURIComponent(name)
  return createElement(PART_ELEMENT, { name: key }, use(DrawnParts)?.has(key) ? null : children)
}
