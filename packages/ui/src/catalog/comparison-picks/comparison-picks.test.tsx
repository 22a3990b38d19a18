import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { ComparisonBar, type ComparisonPicks, ComparisonTick, useComparisonPicks } from './index.js'

const pick = { productId: 1, itemId: 11, name: 'Gauze' }
const still: ComparisonPicks = {
  picks: [pick],
  isFull: false,
  add: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
}

describeConformance(
  'ComparisonTick',
  (props, ref) => <ComparisonTick {...props} ref={ref} pick={pick} picks={still} />,
  {
    isField: true,
  },
)

function Cards({ names }: { names: readonly string[] }) {
  const picks = useComparisonPicks()
  return (
    <>
      <p tabIndex={-1} id="count">
        {names.length} products
      </p>
      {names.map((name, at) => (
        <div key={name} style={{ position: 'relative', height: 60 }}>
          <ComparisonTick pick={{ productId: at, itemId: at + 10, name }} picks={picks} />
        </div>
      ))}
      <ComparisonBar
        picks={picks}
        href={`/compare?ids=${picks.picks.map(({ itemId }) => itemId).join()}`}
        onEmpty={() => document.getElementById('count')?.focus()}
      />
    </>
  )
}

function tick(name: string) {
  return page.getByRole('checkbox', { name: new RegExp(`^Compare: ${name}, item`) })
}

describe('products to compare', () => {
  beforeEach(() => sessionStorage.clear())

  it('PDP-16 PLUS-24 WCAG 2.1.1 are ticked by keyboard and compared by a link to all of them', async () => {
    mount(<Cards names={['Gauze', 'Gloves', 'Gown']} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('Tick another product to compare it with this one.')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('status')).toHaveTextContent('2 products to compare Press F6 to go to them.')
    const link = page.getByRole('link', { name: 'Compare 2 items' })
    await expect.element(link).toHaveAttribute('href', '/compare?ids=10,11')
    await expect.element(tick('Gloves')).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect.element(page.getByRole('list', { name: 'Products to compare' })).toHaveFocus()
  })

  it('PDP-16 are at most four', async () => {
    mount(<Cards names={['Gauze', 'Gloves', 'Gown', 'Mask', 'Tape']} />)
    for (const name of ['Gauze', 'Gloves', 'Gown', 'Mask']) await tick(name).click()
    await expect.element(tick('Tape')).toBeDisabled()
    await expect.element(page.getByRole('status')).toMatchTextContent(/4 products to compare, which is the most\./)
    await tick('Gown').click()
    await expect.element(tick('Tape')).toBeEnabled()
  })

  it('PDP-16 have legible names, whose buttons are reached in the order that they are read', async () => {
    const names = ['Gauze', 'Gloves', 'Gown', 'Mask'].map((thing) => `${thing}, sterile, in boxes of a hundred pieces`)
    const { container } = mount(
      <div style={{ width: 772 }}>
        <Cards names={names} />
      </div>,
    )
    for (const name of names) await tick(name).click()
    const widths = Array.from(container.querySelectorAll('li [data-slot="name"]'), ({ clientWidth }) => clientWidth)
    expect(widths).toHaveLength(4)
    expect(Math.min(...widths)).toBeGreaterThan(110)
    const buttons = Array.from(container.querySelectorAll('section :is(a, button)'), (button) =>
      button.getBoundingClientRect(),
    )
    expect(buttons.map(({ top }) => top)).toEqual(buttons.map(({ top }) => top).toSorted((a, b) => a - b))
  })

  it('PDP-16 survive another page and a reload of the tab', async () => {
    const { rerender } = mount(<Cards names={['Gauze', 'Gloves']} />)
    await tick('Gloves').click()
    await expect.element(tick('Gloves')).toBeChecked()
    rerender(<Cards key="next" names={['Gauze', 'Gloves']} />)
    await expect.element(tick('Gloves')).toBeChecked()
    await expect.element(tick('Gauze')).not.toBeChecked()
  })

  it.each(['{', '{"a":1}', '[null,1,{"productId":1}]'])(
    'PDP-16 are none when the stored ones are %s',
    async (stored) => {
      sessionStorage.setItem('gauze-compare', stored)
      mount(<Cards names={['Gauze']} />)
      await expect.element(tick('Gauze')).not.toBeChecked()
      expect(page.getByRole('region', { name: 'Products to compare' }).elements()).toHaveLength(0)
    },
  )

  it('PDP-16 PLUS-24 WCAG 2.4.3 leave the focus on the page when they are removed', async () => {
    mount(<Cards names={['Gauze', 'Gloves']} />)
    await tick('Gauze').click()
    await tick('Gloves').click()
    await page.getByRole('button', { name: 'Do not compare Gauze' }).click()
    await expect.element(page.getByRole('list', { name: 'Products to compare' })).toHaveFocus()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.element(page.getByText('2 products')).toHaveFocus()
    await expect.element(tick('Gloves')).not.toBeChecked()
  })
})
