import type { Facet } from '@gauze/contract'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { facets } from '../../story-data/index.js'
import { FacetGroup } from './facet-group.js'

function nothing() {
  return undefined
}

function nothingYet() {
  return new Promise<void>(nothing)
}

describeConformance('FacetGroup', (props, ref) => (
  <FacetGroup {...props} ref={ref} facet={facets.size} selected={[]} onChange={nothing} />
))

it('SRCH-08 unchecks the others of a single kind and keeps the values of another kind', async () => {
  const onChange = vi.fn<(values: readonly string[]) => void>()
  const { rerender } = mount(<FacetGroup facet={facets.category} selected={['exam']} onChange={onChange} />)
  await userEvent.click(page.getByRole('radio', { name: /Surgical gloves/ }))
  rerender(<FacetGroup facet={facets.material} selected={['latex']} onChange={onChange} />)
  await userEvent.click(page.getByRole('checkbox', { name: /Nitrile/ }))
  expect(onChange.mock.calls).toEqual([[['surgical']], [['latex', 'nitrile']]])
})

it('SRCH-08 finds a value of a long filter by its name, and Enter sends nothing', async () => {
  const onSubmit = vi.fn<() => void>()
  mount(
    <form onSubmit={onSubmit}>
      <FacetGroup facet={facets.manufacturer} selected={[]} onChange={nothing} />
    </form>,
  )
  await userEvent.type(page.getByRole('searchbox', { name: 'Search manufacturers' }), 'vennac{Enter}')
  await expect.element(page.getByRole('checkbox', { name: /Vennacre/ })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(1)
  await userEvent.type(page.getByRole('searchbox'), 'zz')
  await expect.element(page.getByText('None found')).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('SRCH-08 shows the rest of a long filter on demand, and a chosen value always', async () => {
  mount(<FacetGroup facet={facets.manufacturer} selected={['Vennacre']} onChange={nothing} />)
  expect(page.getByRole('checkbox').elements()).toHaveLength(8)
  await expect.element(page.getByRole('checkbox', { name: /Vennacre/ })).toBeChecked()
  await userEvent.click(page.getByRole('button', { name: 'Show all 12' }))
  expect(page.getByRole('checkbox').elements()).toHaveLength(12)
  expect(page.getByRole('searchbox').elements()).toHaveLength(1)
})

it('SRCH-08 clears the choice of a single kind by Any, or by the chosen value itself', async () => {
  const onChange = vi.fn<(values: readonly string[]) => void>()
  mount(<FacetGroup facet={facets.category} selected={['exam']} onChange={onChange} />)
  await expect.element(page.getByRole('radio', { name: /Exam gloves/ })).toBeChecked()
  await userEvent.click(page.getByRole('radio', { name: 'Any' }))
  await userEvent.click(page.getByRole('radio', { name: /Exam gloves/ }))
  expect(onChange.mock.calls).toEqual([[[]], [[]]])
})

it('SRCH-08 the arrow keys choose another value of a single kind', async () => {
  const onChange = vi.fn<(values: readonly string[]) => void>()
  mount(<FacetGroup facet={facets.category} selected={['exam']} onChange={onChange} />)
  await userEvent.tab()
  await expect.element(page.getByRole('radio', { name: /Exam gloves/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(onChange.mock.calls).toEqual([[['surgical']]])
})

it('SRCH-08 serves every value of a long filter to browsers without script', () => {
  const html = renderToString(<FacetGroup facet={facets.manufacturer} selected={['Vennacre']} onChange={nothing} />)
  const { values } = facets.manufacturer
  for (const { value } of values) expect(html.split(`value="${value}"`), value).toHaveLength(2)
})

const short = {
  ...facets.manufacturer,
  values: facets.manufacturer.values.slice(0, 7),
  total: facets.manufacturer.values.length,
}

function Short({ read }: { read: () => Promise<Facet> }) {
  const [facet, setFacet] = useState<Facet>(short)
  return <FacetGroup facet={facet} selected={[]} onChange={nothing} onLoadAll={async () => setFacet(await read())} />
}

describe('a filter of which only the first values are known', () => {
  it('SRCH-08 reads the others when all are asked for', async () => {
    mount(<Short read={async () => facets.manufacturer} />)
    await userEvent.click(page.getByRole('button', { name: 'Show all 12' }))
    await expect.element(page.getByRole('checkbox', { name: /Vennacre/ })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-busy', 'false')
  })

  it('SRCH-08 finds one that was not there yet', async () => {
    mount(<Short read={async () => facets.manufacturer} />)
    await userEvent.type(page.getByRole('searchbox', { name: 'Search manufacturers' }), 'vennac')
    await expect.element(page.getByRole('checkbox', { name: /Vennacre/ })).toBeVisible()
    expect(page.getByRole('checkbox').elements()).toHaveLength(1)
  })

  it('SRCH-08 says that they did not come, and tries again', async () => {
    const read = vi.fn(async (): Promise<Facet> => facets.manufacturer).mockRejectedValueOnce(new Error('offline'))
    mount(<Short read={read} />)
    await userEvent.click(page.getByRole('button', { name: 'Show all 12' }))
    await expect.element(page.getByRole('status')).toHaveTextContent('The others did not load.')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByRole('checkbox', { name: /Vennacre/ })).toBeVisible()
    await expect.element(page.getByRole('status')).toHaveTextContent('')
  })

  it('SRCH-08 keeps the focus where it is when the sought value is read again', async () => {
    const read = vi.fn(async (): Promise<Facet> => facets.manufacturer).mockRejectedValueOnce(new Error('offline'))
    mount(<Short read={read} />)
    const field = page.getByRole('searchbox', { name: 'Search manufacturers' })
    await userEvent.type(field, 'vennac')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expect.element(page.getByRole('checkbox', { name: /Vennacre/ })).toBeVisible()
    await expect.element(field).toHaveFocus()
  })

  it('SRCH-08 reads them for the next list, too, also when the values of the last list fail', async () => {
    const reads: string[] = []
    const group = (manufacturer: string) => (
      <FacetGroup
        facet={{ ...short, values: short.values.map((value) => ({ ...value })) }}
        selected={[]}
        onChange={nothing}
        onLoadAll={async () => {
          reads.push(manufacturer)
          throw new Error('another list')
        }}
      />
    )
    const { rerender } = mount(group('first'))
    await userEvent.click(page.getByRole('button', { name: 'Show all 12' }))
    await expect.element(page.getByRole('status')).toHaveTextContent('The others did not load.')
    rerender(group('second'))
    await expect.poll(() => reads).toEqual(['first', 'second'])
  })

  it('SRCH-08 offers no more than there is without a way to read them', () => {
    const html = renderToString(<FacetGroup facet={short} selected={[]} onChange={nothing} />)
    expect(html).not.toContain('Show all')
  })

  it('SRCH-08 leads browsers without script to a page with all', () => {
    const html = renderToString(
      <FacetGroup
        facet={short}
        selected={[]}
        onChange={nothing}
        onLoadAll={nothingYet}
        allHref="/products/1?facets=all"
      />,
    )
    expect(html).toContain('<noscript><a href="/products/1?facets=all">Show all 12</a></noscript>')
  })
})
