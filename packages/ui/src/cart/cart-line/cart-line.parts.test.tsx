import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asControl, describeParts, type TestedPart } from '../../../test/describe-parts.js'
import { mount } from '../../../test/mount.js'
import { cartLines } from '../../story-data/index.js'
import { CartLine, type CartLineView } from './index.js'

function nothing() {
  return undefined
}

const edits = { onQuantityChange: nothing, onUnitChange: nothing, onRemove: nothing, onSave: nothing }

const estimate = {
  ...{ id: 12, estimateNumber: 'EST-10012', unit: 11, quantity: 12 },
  ...{ expirationDate: '2026-12-31', lapse: null },
}

function lineWith(changes: Partial<CartLineView> = {}): CartLineView {
  const [gloves] = cartLines
  if (!gloves) throw new Error('The story data have no lines.')
  return { ...gloves, ...changes }
}

function tested(slot: string, make: TestedPart['make'], changes: Partial<CartLineView> = {}): TestedPart {
  return {
    slot,
    make,
    within: (part) => (
      <CartLine.Root {...edits} line={lineWith(changes)} notice="Only 5 are in stock.">
        {part}
      </CartLine.Root>
    ),
    root: 'CartLine.Root line={…}',
  }
}

describeParts('CartLine', {
  Item: tested('item', (props) => <CartLine.Item {...props} />),
  Name: tested('name', (props) => <CartLine.Name {...props} />),
  Identity: tested('identity', (props) => <CartLine.Identity {...props} />),
  PriceChange: tested('price-change', (props) => <CartLine.PriceChange {...props} />, { previousPrice: 11.2 }),
  Estimate: tested('estimate', (props) => <CartLine.Estimate {...props} />, { estimate }),
  Unavailable: tested('unavailable', (props) => <CartLine.Unavailable {...props} />, { isAddableToCart: false }),
  Unit: tested('unit', (props) => <CartLine.Unit {...asControl(props)} />),
  Quantity: tested('quantity', (props) => <CartLine.Quantity {...asControl(props)} />),
  Total: tested('total', (props) => <CartLine.Total {...props} />),
  Actions: tested('actions', (props) => <CartLine.Actions {...props} />),
  Save: tested('save', (props) => <CartLine.Save {...props} />),
  Remove: tested('remove', (props) => <CartLine.Remove {...props} />),
  Notice: tested('notice', (props) => <CartLine.Notice {...props} />),
})

/** The markup of a line, without the ids of its fields. */
function shown(container: HTMLElement): string {
  return container.innerHTML.replaceAll(/ (?:id|for|aria-controls|popovertarget|aria-describedby)="[^"]*"/g, '')
}

describe('the parts of a CartLine', () => {
  it.each([
    ['settled', {}],
    ['of another price', { previousPrice: 11.2 }],
    ['from an estimate', { estimate }],
    ['unavailable', { isAddableToCart: false, exactUnitPrice: null, total: null, isUnconfirmed: true }],
  ])('LIB-03 show what the preset shows of a line that is %s', (_, changes) => {
    const line = lineWith(changes)
    const notice = 'Only 5 are in stock.'
    const own = mount(
      <CartLine.Root {...edits} line={line} notice={notice}>
        <CartLine.Image />
        <CartLine.Item>
          <CartLine.Name />
          <CartLine.Identity />
          <CartLine.PriceChange />
          <CartLine.Estimate />
          <CartLine.Unavailable />
        </CartLine.Item>
        <CartLine.Unit />
        <CartLine.Quantity />
        <CartLine.Total />
        <CartLine.Notice />
        <CartLine.Actions>
          <CartLine.Save />
          <CartLine.Remove />
        </CartLine.Actions>
      </CartLine.Root>,
    )
    const preset = mount(<CartLine {...edits} line={line} notice={notice} />)
    expect(shown(own.container)).toBe(shown(preset.container))
  })

  it('LIB-03 take classes by slot and by state, and the preset takes props by part', () => {
    const { container } = mount(
      <CartLine
        {...edits}
        line={lineWith({ isUnconfirmed: true })}
        className={({ line }) => (line.isUnconfirmed ? 'waiting' : 'done')}
        classNames={{ total: 'total' }}
        slotProps={{ identity: { className: ({ line }) => `of-${line.itemId}` } }}
      />,
    )
    expect(container.querySelector('li')?.className).toBe('gz-cart-line waiting')
    expect(container.querySelector('[data-slot="total"]')?.className).toBe('total')
    expect(container.querySelector('[data-slot="identity"]')?.className).toBe('of-20418')
  })

  it("LIB-03 give a partner's picture the source, and their note its role", () => {
    const { container } = mount(
      <CartLine.Root
        {...edits}
        line={lineWith({ thumbnailImage: '/storage/gloves.svg' })}
        notice="Only 5 are in stock."
      >
        <CartLine.Image className="frame" render={<img alt="" className="next" />} />
        <CartLine.Notice render={<aside />} />
      </CartLine.Root>,
    )
    expect(container.querySelector('.frame[data-slot="image"] img.next')?.getAttribute('src')).toBe(
      '/storage/gloves.svg',
    )
    expect(container.querySelector('aside')?.outerHTML).toBe(
      '<aside role="note" data-slot="notice">Only 5 are in stock.</aside>',
    )
  })

  it('LIB-03 are heard by the root, by the line and by the part alike, and still act', async () => {
    const heard: string[] = []
    mount(
      <CartLine.Root
        {...edits}
        line={lineWith()}
        onRemove={() => heard.push('removed')}
        slotProps={{
          remove: { onClick: () => heard.push('root') },
          name: {
            onClick: (event) => {
              event.preventDefault()
              heard.push('link of the root')
            },
          },
        }}
      >
        <CartLine.Name onClick={() => heard.push('link')} />
        <CartLine.Remove onClick={() => heard.push('part')} />
      </CartLine.Root>,
    )
    await userEvent.click(page.getByRole('link'))
    await userEvent.click(page.getByRole('button', { name: /^Remove/ }))
    expect(heard).toEqual(['link', 'link of the root', 'part', 'root', 'removed'])
  })

  it('CART-05 CART-11 edit the line through the fields of a partner', async () => {
    const onRemove = vi.fn<() => void>()
    const onQuantityChange = vi.fn<(quantity: number) => void>()
    mount(
      <CartLine.Root
        {...edits}
        line={lineWith()}
        onRemove={onRemove}
        onQuantityChange={onQuantityChange}
        style={{ display: 'flex' }}
      >
        <CartLine.Quantity className="stepper" />
        <CartLine.Remove aria-label="Take out the gloves" render={<button type="button">Take out</button>} />
      </CartLine.Root>,
    )
    await userEvent.click(page.getByRole('button', { name: /^Increase/ }))
    await userEvent.click(page.getByRole('button', { name: 'Take out the gloves' }))
    expect(onQuantityChange.mock.calls).toEqual([[13]])
    expect(onRemove).toHaveBeenCalledOnce()
  })
})
