import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { facets } from '../../story-data/index.js'
import { FacetGroup } from './facet-group.js'

const nothing = () => undefined

describeConformance('FacetGroup', (props, ref) => (
  <FacetGroup {...props} ref={ref} facet={facets.size} selected={[]} onChange={nothing} />
))

it('SRCH-08 unchecks the others of a single kind and keeps those of another', async () => {
  const onChange = vi.fn<(values: readonly string[]) => void>()
  const { rerender } = mount(<FacetGroup facet={facets.category} selected={['exam']} onChange={onChange} />)
  await userEvent.click(page.getByRole('checkbox', { name: /Surgical gloves/ }))
  rerender(<FacetGroup facet={facets.material} selected={['latex']} onChange={onChange} />)
  await userEvent.click(page.getByRole('checkbox', { name: /Nitrile/ }))
  expect(onChange.mock.calls).toEqual([[['surgical']], [['latex', 'nitrile']]])
})
