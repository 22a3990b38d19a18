import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusOn, isTypingIn } from './page-heading.js'

/** Back returns the focus to the link that was followed, and a link within a page moves it to its part (WCAG 2.4.3). */
export function FollowedLinks() {
  const { key, pathname, hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  // A plain link within a page makes an entry of the history without a key.
  const entry = key + pathname + hash
  const last = useRef({ entry, pathname, hash })
  const followed = useRef(new Map<string, string>())
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const href = target instanceof Element && target.closest('main a')?.getAttribute('href')
      if (href) followed.current.set(entry, href)
    }
    addEventListener('click', remember, true)
    return () => removeEventListener('click', remember, true)
  }, [entry])
  useEffect(() => {
    const { current: before } = last
    last.current = { entry, pathname, hash }
    if (before.entry === entry || isTypingIn(document.activeElement)) return
    const href = isBack ? followed.current.get(entry) : undefined
    const isPart = before.pathname !== pathname || before.hash !== hash
    const target = linkTo(href) ?? (isPart ? document.getElementById(hash.slice(1)) : null)
    if (target) focusOn(target, true)
  }, [entry, pathname, hash, isBack])
  return null
}

function linkTo(href: string | undefined): HTMLElement | null {
  if (href === undefined) return null
  return document.querySelector(`main a[href="${CSS.escape(href)}"]:not([tabindex="-1"])`)
}
