import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asControl, describeParts, type TestedPart } from '../../../test/describe-parts.js'
import { mount } from '../../../test/mount.js'
import { facets } from '../../story-data/index.js'
import { FacetGroup, type FacetGroupRootProps } from './index.js'

function nothing() {
  return undefined
}

const given = { facet: facets.manufacturer, selected: ['Vennacre'], onChange: nothing } satisfies FacetGroupRootProps
const nitrile = { value: 'nitrile', label: 'Nitrile', count: 3 }

function tested(slot: string, make: TestedPart['make']): TestedPart {
  return {
    slot,
    make,
    within: (part) => <FacetGroup.Root {...given}>{part}</FacetGroup.Root>,
    root: 'FacetGroup.Root facet={…}',
  }
}

describeParts('FacetGroup', {
  Legend: tested('legend', (props) => <FacetGroup.Legend {...props} />),
  Find: tested('find', (props) => <FacetGroup.Find {...props} />),
  Values: tested('values', (props) => <FacetGroup.Values {...props} />),
  Value: tested('value', (props) => <FacetGroup.Value {...asControl(props)} item={nitrile} />),
  None: tested('none', (props) => <FacetGroup.None {...props} />),
  More: tested('more', (props) => <FacetGroup.More {...props} />),
})

describe('the parts of a FacetGroup', () => {
  it.each<[string, Partial<FacetGroupRootProps>]>([
    ['several values', { facet: facets.material, selected: ['latex'] }],
    ['one value', { facet: facets.category, selected: ['exam'] }],
    ['many values', {}],
  ])('LIB-03 show what the preset shows of a filter by %s', (_, changes) => {
    const { container, rerender } = mount(<FacetGroup {...given} {...changes} />)
    const shown = container.innerHTML
    rerender(
      <FacetGroup.Root {...given} {...changes}>
        <FacetGroup.Legend />
        <FacetGroup.Find />
        <FacetGroup.Values renderValue={(item) => <FacetGroup.Value key={item.value} item={item} />} />
        <FacetGroup.None />
        <FacetGroup.More />
      </FacetGroup.Root>,
    )
    expect(container.innerHTML).toBe(shown)
  })

  it('LIB-03 SRCH-08 choose in an order of their own, with the words and the buttons of a partner', async () => {
    const onChange = vi.fn<FacetGroupRootProps['onChange']>()
    mount(
      <FacetGroup.Root facet={facets.material} selected={['latex']} onChange={onChange}>
        <FacetGroup.Values
          renderValue={(item) => (
            <FacetGroup.Value
              key={item.value}
              item={item}
              render={({ checked, onChange: toggle }) => (
                <button type="button" aria-pressed={checked} onClick={() => toggle?.(!checked)}>
                  Only {item.label}
                </button>
              )}
            />
          )}
        />
        <FacetGroup.Legend>What it is made of</FacetGroup.Legend>
      </FacetGroup.Root>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Only Nitrile' }))
    await userEvent.click(page.getByRole('button', { name: 'Only Latex', pressed: true }))
    expect(onChange.mock.calls).toEqual([[['latex', 'nitrile']], [[]]])
    await expect.element(page.getByRole('group', { name: 'What it is made of' })).toBeVisible()
  })

  it('LIB-03 take classes by slot and by state, and the preset takes props by part', async () => {
    const onKeyDown = vi.fn<() => void>()
    const { container } = mount(
      <FacetGroup
        {...given}
        className={({ isWhole }) => (isWhole ? 'whole' : 'cut')}
        classNames={{ value: 'row' }}
        slotProps={{ find: { onKeyDown }, more: { className: ({ status }) => `more-${status}` } }}
      />,
    )
    expect(container.firstElementChild?.className).toBe('gz-facet cut')
    expect(container.querySelectorAll('label.row')).toHaveLength(8)
    await userEvent.type(page.getByRole('searchbox'), 'x')
    expect(onKeyDown).toHaveBeenCalledOnce()
    await userEvent.clear(page.getByRole('searchbox'))
    await userEvent.click(page.getByRole('button', { name: 'Show all 12' }))
    expect(container.querySelector('[data-slot="more"]')?.className).toBe('more-idle')
    expect(container.firstElementChild?.className).toBe('gz-facet whole')
  })
})
