'use client'
import { type Ref, type RefCallback, type RefObject, useCallback } from 'react'

/** One ref that fills the component's own and the given one. */
export function useMergedRef<Element>(
  own: RefObject<Element | null>,
  given: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element) => {
      own.current = element
      const release = fill(given, element)
      return () => {
        own.current = null
        if (release) release()
        else fill(given, null)
      }
    },
    [own, given],
  )
}

function fill<Element>(ref: Ref<Element> | undefined, element: Element | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(element) ?? undefined
  if (ref) ref.current = element
  return undefined
}
