import type { CSSProperties, ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { mount } from './mount.js'

/** The props that every component passes on to its element. */
export interface ForwardedProps {
  className: string
  style: CSSProperties
  'data-conformance': string
}

interface ConformanceOptions {
  /** Fields give attributes and ref to their control, class and style to their root. */
  isField?: boolean
  /** The component keeps its ref for itself. */
  hasNoRef?: boolean
}

/**
 * The conformance suite of every component: it passes ref, class, style, data attributes and other props on, renders on
 * a server and hydrates without a mismatch, and writes nothing to the console. Its stories prove that axe finds nothing.
 *
 * @param name the component's name
 * @param make renders it with these props and this ref
 */
export function describeConformance(
  name: string,
  make: (props: ForwardedProps, ref: (element: Element | null) => void) => ReactElement,
  { isField = false, hasNoRef = false }: ConformanceOptions = {},
): void {
  const props: ForwardedProps = { className: 'own-class', style: { outlineOffset: 7 }, 'data-conformance': 'yes' }
  const ignore = () => undefined

  describe(`${name}, conformance`, () => {
    it('LIB-03 passes class, style and data attributes on', () => {
      const { container } = mount(make(props, ignore))
      const root = container.querySelector('.own-class')
      const target = container.querySelector('[data-conformance="yes"]')
      expect(root?.getAttribute('style')).toContain('outline-offset: 7px')
      expect(root?.className).not.toBe('own-class')
      expect(isField ? root?.contains(target) : root === target).toBe(true)
    })

    if (!hasNoRef) {
      it('LIB-03 gives its element to the ref', () => {
        let element: Element | null = null
        const { container } = mount(
          make(props, (given) => {
            if (given) element = given
          }),
        )
        expect(element).not.toBeNull()
        expect(element).toBe(container.querySelector('[data-conformance="yes"]'))
      })
    }

    it('LIB-02 renders on a server and hydrates without a mismatch', async () => {
      const problems: unknown[] = []
      const container = document.createElement('div')
      document.body.append(container)
      container.innerHTML = renderToString(make(props, ignore))
      const served = container.querySelector('.own-class')
      expect(served).not.toBeNull()
      const root = hydrateRoot(container, make(props, ignore), { onRecoverableError: (error) => problems.push(error) })
      await expect.poll(() => Object.keys(served ?? {}).some((key) => key.startsWith('__reactFiber'))).toBe(true)
      expect(container.querySelector('.own-class')).toBe(served)
      expect(problems).toEqual([])
      root.unmount()
      container.remove()
    })
  })
}
