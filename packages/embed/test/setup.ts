import { afterEach } from 'vitest'
import './script.js'

afterEach(async () => {
  document.body.replaceChildren()
  document.head.querySelector('style[data-test]')?.remove()
  document.documentElement.removeAttribute('style')
  localStorage.clear()
  // Elements that left clean up in a microtask.
  await Promise.resolve()
})
