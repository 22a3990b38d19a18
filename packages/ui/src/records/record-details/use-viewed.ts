import { type RefObject, useEffect, useRef } from 'react'

/** The attributes of a section that an address can name. */
export interface ViewedSection {
  ref: RefObject<HTMLElement | null>
  tabIndex: -1
  /** Has the focus of a navigation stay here. */
  'data-focus-first': true | undefined
}

/**
 * Moves focus to a section that the address names, so that its page opens there.
 *
 * @param isViewed whether the address names the section
 * @example <section {...useViewed(viewer === 'shipment')}>…</section>
 */
export function useViewed(isViewed: boolean): ViewedSection {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isViewed) ref.current?.focus()
  }, [isViewed])
  return { ref, tabIndex: -1, 'data-focus-first': isViewed || undefined }
}
