import { cloneElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { mount } from './mount.js'

/** The props that every part takes. */
interface TestedPartProps {
  className?: string | (() => string)
  render?: ReactElement<{ className?: string }>
}

export interface TestedPart {
  /** The `data-slot` of its element. */
  slot: string
  make: (props: TestedPartProps) => ReactElement
  /** Its root, in a state that shows it. */
  within: (part: ReactElement) => ReactElement
  /** The root that its error asks for. */
  root: string
}

function Own({ className }: { className?: string }) {
  return <article className={className} />
}

/** Props of a part that is a control: its `render` is a function. */
export function asControl({ render, ...props }: TestedPartProps) {
  if (!render) return props
  return {
    ...props,
    render: ({ className }: { className?: unknown }) =>
      cloneElement(render, { className: [className, render.props.className].join(' ') }),
  }
}

const isAttribute = /^(?:aria-.+|data-.+|alt|autocomplete|class|href|id|inputmode|rel|role|tabindex|title|type|value)$/

/**
 * The suite of every component that is open by parts: each part has its slot, takes a class, one made of its state, and
 * another element, which gets attributes only, and says which root it misses.
 *
 * @param component the component's name
 * @param parts by name
 */
export function describeParts(component: string, parts: Readonly<Record<string, TestedPart>>): void {
  describe.each(Object.entries(parts))(`${component}.%s`, (name, { slot, make, within, root }) => {
    it('LIB-03 takes a class, one made of its state, and another element', () => {
      const { container, rerender } = mount(within(make({ className: 'own' })))
      expect(container.querySelector(`.own[data-slot="${slot}"], .own [data-slot="${slot}"]`)).not.toBeNull()
      rerender(within(make({ className: () => 'by-state' })))
      expect(container.querySelector('.by-state')).not.toBeNull()
      rerender(within(make({ className: 'own', render: <Own className="given" /> })))
      expect(container.querySelector('article')?.classList).toContain('own')
      expect(container.querySelector('article')?.classList).toContain('given')
    })

    it('LIB-03 gives attributes to the element in its place, and no props of a component', () => {
      const { container } = mount(within(make({ render: <article /> })))
      const names = container.querySelector('article')?.getAttributeNames()
      expect(names?.filter((each) => !isAttribute.test(each))).toEqual([])
    })

    it('LIB-03 says which root it misses', () => {
      expect(() => renderToString(make({}))).toThrow(
        `${component}.${name} found no root around it. Put it inside of <${root}>.`,
      )
    })
  })
}
