import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

const mounted = new Map<HTMLElement, Root>()

/** Renders into the page at once; everything is removed after the test. */
export function mount(node: ReactNode): { container: HTMLElement; rerender: (next: ReactNode) => void } {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  mounted.set(container, root)
  const rerender = (next: ReactNode) => flushSync(() => root.render(next))
  rerender(node)
  return { container, rerender }
}

/** Removes the elements that tests have rendered. */
export function unmountAll(): void {
  for (const [container, root] of mounted) {
    flushSync(() => root.unmount())
    container.remove()
  }
  mounted.clear()
  // The next test's first press is not the rest of a double click on this one's last.
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: -1000 }))
}
