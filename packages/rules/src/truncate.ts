/** The lengths to which names are cut, in characters. */
export const NAME_LIMITS = { mobileMenuName: 11, mobileMenuAccount: 20, itemList: 23 } as const

/** A text cut for display, with the full one for a title or assistive technology. */
export interface Truncated {
  readonly shown: string
  readonly full: string
  readonly isCut: boolean
}

/**
 * Cuts text to its first `limit` characters. Whole characters: an emoji or an accented letter outside the
 * basic plane is never split. Marking the cut is the view's task.
 *
 * @example truncate('Mercy General Hospital', NAME_LIMITS.mobileMenuAccount).shown // 'Mercy General Hospit'
 */
export function truncate(text: string, limit: number): Truncated {
  const characters = [...text]
  const isCut = characters.length > limit
  return { shown: isCut ? characters.slice(0, limit).join('') : text, full: text, isCut }
}
