'use client'
import { useEffect, useRef } from 'react'
import { focusHeadingInPlace, focusOn } from '../../internal/focus-heading.js'
import { isTypingIn } from './is-typing-in.js'
import type { RouteFocusProps } from './route-focus.js'

export interface FollowedLinksProps extends Pick<RouteFocusProps, 'pageKey' | 'hash' | 'type'> {
  /** The path of the current page. */
  path: string
}

/**
 * After Back, returns the focus to the link or the button that started the navigation, or else to the heading. A link
 * within a page moves the focus to its target. Use it together with {@link RouteFocus}; its code may load later.
 *
 * @example <FollowedLinks pageKey={key} path={pathname} hash={hash} type={useNavigationType()} />
 */
export function FollowedLinks({ pageKey, path, hash, type }: FollowedLinksProps) {
  const isBack = type === 'POP'
  // A plain link within a page makes an entry of the history without a key.
  const entry = pageKey + path + hash
  const last = useRef({ entry, path, hash })
  const followed = useRef(new Map<string, Followed>())
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const control = target instanceof Element && target.closest('main :is(a, button)')
      if (control) followed.current.set(entry, { href: control.getAttribute('href'), text: control.textContent })
    }
    addEventListener('click', remember, true)
    return () => removeEventListener('click', remember, true)
  }, [entry])
  useEffect(() => {
    const { current: before } = last
    last.current = { entry, path, hash }
    if (before.entry === entry || isTypingIn(document.activeElement)) return
    const control = isBack ? find(followed.current.get(entry)) : undefined
    const isPart = before.path !== path || before.hash !== hash
    const target = control ?? (isPart ? document.getElementById(hash.slice(1)) : null)
    if (target) focusOn(target, true)
    else if (isBack && document.activeElement === document.body) focusHeadingInPlace()
  }, [entry, path, hash, isBack])
  return null
}

/** The control that started a navigation: a link, or a button, identified by its words. */
interface Followed {
  readonly href: string | null
  readonly text: string
}

function find(followed: Followed | undefined): HTMLElement | undefined {
  if (!followed) return undefined
  const { href, text } = followed
  const controls = document.querySelectorAll<HTMLElement>(
    href === null ? 'main button' : `main a[href="${CSS.escape(href)}"]:not([tabindex="-1"])`,
  )
  return href === null ? [...controls].find(({ textContent }) => textContent === text) : controls[0]
}
