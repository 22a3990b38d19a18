import { afterEach } from 'vitest'
import { defineGauzeElements } from '../src/index.js'

defineGauzeElements()

afterEach(async () => {
  document.body.replaceChildren()
  document.head.querySelector('style[data-test]')?.remove()
  document.documentElement.removeAttribute('style')
  localStorage.clear()
  // Elements that left clean up in a microtask.
  await Promise.resolve()
})
