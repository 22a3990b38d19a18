'use client'
import { type RefObject, useEffect, useRef } from 'react'

const CONTROLS = 'a[href], :is(button, input, select, textarea):enabled, [tabindex="0"]'

/**
 * Keeps the focus in an element whose controls are replaced under it, for example when a visitor becomes a customer:
 * it goes to the control that is now in the same place. While there is none, it waits for one. It moves no focus that
 * is elsewhere on the page.
 *
 * @param preferred a selector: the control that takes the focus if it is there, for example the button of a form
 * @returns the ref of the element
 *
 * @example
 * const ref = useKeptFocus<HTMLFormElement>('[type="submit"]')
 * <form ref={ref}>{isSignedIn ? <Button type="submit">Add</Button> : <a href="/login">Log in</a>}</form>
 */
export function useKeptFocus<E extends HTMLElement>(preferred?: string): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => (ref.current ? keepFocus(ref.current, preferred) : undefined), [preferred])
  return ref
}

function keepFocus(root: HTMLElement, preferred: string | undefined): () => void {
  const page = root.ownerDocument
  /** The focused control, and its place among the controls. */
  let held: Element | null = null
  let place = 0
  const controls = () => Array.from(root.querySelectorAll<HTMLElement>(CONTROLS))
  const observer = new MutationObserver(() => {
    if (!held || held.isConnected) return
    const shown = controls()
    const heir = (preferred && root.querySelector<HTMLElement>(preferred)) || shown[Math.min(place, shown.length - 1)]
    if (page.activeElement !== page.body) held = null
    else if (heir) {
      heir.focus()
      // A window in the background reports no focus.
      held = heir
    }
  })
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    held = target
    place = controls().indexOf(target)
  }
  // A removed control still has its heir, and so does one whose window another window covers.
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (held === target && held?.isConnected && page.hasFocus()) held = null
    })
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener('focusin', onFocus)
  root.addEventListener('focusout', onBlur)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', onFocus)
    root.removeEventListener('focusout', onBlur)
  }
}
