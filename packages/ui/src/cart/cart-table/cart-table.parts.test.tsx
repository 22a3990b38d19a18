import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeParts, type TestedPart } from '../../../test/describe-parts.js'
import { mount } from '../../../test/mount.js'
import { cartLines } from '../../story-data/index.js'
import { CartLine } from '../cart-line/index.js'
import { CartTable, type CartTableProps } from './index.js'

function nothing() {
  return undefined
}

const edits = {
  onQuantityChange: nothing,
  onUnitChange: nothing,
  onRemove: nothing,
  onSave: nothing,
  onClearNotices: nothing,
}
const given = { ...edits, lines: cartLines, notices: [{ id: 7, message: 'Your contract ends soon.' }] }

function tested(slot: string, make: TestedPart['make'], state: Partial<CartTableProps> = {}): TestedPart {
  return {
    slot,
    make,
    within: (part) => (
      <CartTable.Root {...given} {...state}>
        {part}
      </CartTable.Root>
    ),
    root: 'CartTable.Root lines={…}',
  }
}

const loading = { lines: [], status: 'loading' } as const

describeParts('CartTable', {
  Error: tested('error', (props) => <CartTable.Error {...props} />, { status: 'error' }),
  Loading: tested('loading', (props) => <CartTable.Loading {...props} />, loading),
  Skeleton: tested('skeleton', (props) => <CartTable.Skeleton {...props} />, loading),
  Empty: tested('empty', (props) => <CartTable.Empty {...props} />, { lines: [] }),
  List: tested('list', (props) => <CartTable.List {...props} />),
  Clear: tested('clear', (props) => <CartTable.Clear {...props} />),
  Notice: tested('notice', (props) => <CartTable.Notice {...props} />),
})

/** The markup, without the ids of fields. */
function shown(container: HTMLElement): string {
  return container.innerHTML.replaceAll(/ (?:id|for|aria-controls|aria-describedby|popovertarget)="[^"]*"/g, '')
}

function removeButtons() {
  return page.getByRole('button', { name: /^Remove / })
}

/** A cart of a partner: other lines, inside of an element of its own. */
function OwnCart() {
  const [lines, setLines] = useState(cartLines.slice(0, 2))
  return (
    <CartTable.Root
      {...edits}
      data-testid="cart"
      lines={lines}
      onRemove={(lineId) => setLines((kept) => kept.filter(({ id }) => id !== lineId))}
    >
      <div>
        <CartTable.List
          renderLine={(line) => (
            <CartTable.Line line={line}>
              <CartLine.Name />
              <CartLine.Remove />
            </CartTable.Line>
          )}
        />
      </div>
      <CartTable.Empty title="Nothing here" />
    </CartTable.Root>
  )
}

describe('the parts of a CartTable', () => {
  it.each([
    ['lines', given],
    ['no lines', { ...given, lines: [] }],
    ['lines on their way', { ...given, ...loading }],
    ['a failure', { ...given, status: 'error', onRetry: nothing }],
  ] as const)('LIB-03 show what the preset shows: %s', (_, state) => {
    const own = mount(
      <CartTable.Root {...state}>
        <CartTable.Error />
        <CartTable.Loading />
        <CartTable.Skeleton />
        <CartTable.Empty />
        <CartTable.Clear />
        <CartTable.List renderLine={(line) => <CartTable.Line line={line} />} />
        <CartTable.Notice />
      </CartTable.Root>,
    )
    const preset = mount(<CartTable {...state} />)
    expect(shown(own.container)).toBe(shown(preset.container))
  })

  it('LIB-03 take classes by slot and by state, and the preset takes lines and props by part', async () => {
    const { container } = mount(
      <CartTable
        {...given}
        className={({ isEmpty }) => (isEmpty ? 'empty' : 'filled')}
        classNames={{ list: 'list' }}
        renderLine={(line) => <CartTable.Line line={line} classNames={{ name: 'name' }} />}
      />,
    )
    expect(container.querySelector('.gz-cart-table')?.className).toBe('gz-cart-table gz-panel filled')
    expect(container.querySelectorAll('ul.list a.name')).toHaveLength(cartLines.length)
    mount(
      <CartTable
        {...given}
        renderLine={(line) => <CartTable.Line line={line} actions={<button type="button">Save {line.mpn}</button>} />}
      />,
    )
    await expect.element(page.getByRole('button', { name: 'Save HS-4410-M' })).toBeVisible()
  })

  it("CART-05 keep the focus in a partner's table when a line is removed", async () => {
    mount(<OwnCart />)
    removeButtons().nth(0).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(removeButtons()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByTestId('cart')).toHaveFocus()
    await expect.element(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  })

  it('LIB-03 say that a line stands outside of its table', () => {
    const lines = cartLines.map((line) => <CartTable.Line key={line.id} line={line} />)
    expect(() => renderToString(lines)).toThrow(
      'CartTable.Line found no root around it. Put it inside of <CartTable.Root lines={…}>.',
    )
  })
})
