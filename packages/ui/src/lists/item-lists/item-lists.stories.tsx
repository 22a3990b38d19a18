import { lineKey } from '@gauze/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent } from 'storybook/test'
import { ItemLists, type ItemListsProps } from './index.js'
import { makeLines, makeProps, ownList } from './story-lists.js'

const meta = {
  title: 'Lists/Item lists',
  component: ItemLists,
  args: makeProps(),
} satisfies Meta<typeof ItemLists>

export default meta
type Story = StoryObj<typeof meta>

/** Adds all lines but the last, of which the cart takes a part, and the one that cannot be bought. */
function Adding(props: ItemListsProps) {
  const [outcomes, setOutcomes] = useState<ItemListsProps['cart']['outcomes']>({})
  const onAdd: ItemListsProps['cart']['onAdd'] = (lines) => {
    const [full, part, refused] = lines
    if (!full || !part || !refused) return
    setOutcomes({
      [lineKey(full)]: { type: 'added' },
      [lineKey(part)]: { type: 'adjusted', requested: null, granted: 2 },
      [lineKey(refused)]: {
        type: 'refused',
        requested: null,
        reason: { code: 'item-restricted', detail: 'A license is missing.' },
      },
    })
  }
  return <ItemLists {...props} cart={{ ...props.cart, outcomes, onAdd }} />
}

export const OwnList: Story = {}
export const ListOfColleague: Story = { args: { openId: 3, lines: makeLines(3) } }
export const Added: Story = {
  render: (args) => <Adding {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add 3 to cart/ }))
    await canvas.findByText(/1 of 3 added/)
  },
}
export const RowsRejected: Story = {
  args: {
    port: {
      ...makeProps().port,
      addListRows: async ({ rows }) => ({
        list: ownList,
        outcomes: rows.map(({ item }, index) =>
          index === 0
            ? { outcome: 'added', id: 50 }
            : { outcome: 'refused', code: 'not-found', detail: `No item has the number or name “${item}”.` },
        ),
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Add items' }),
      '20418, 2{Shift>}{Enter}{/Shift}Gloves, blue, 4{Enter}',
    )
    await canvas.findByText('1 added, 0 merged, 1 not added')
  },
}
export const Empty: Story = { args: { lists: [], openId: null, lines: [] } }
export const Loading: Story = { args: { status: 'loading', lists: [], openId: null } }
export const Failed: Story = { args: { status: 'error', lists: [], openId: null } }
export const Gone: Story = {
  args: {
    openId: 8,
    lines: [],
    linesStatus: 'error',
    linesError: {
      code: 'not-found',
      detail: 'This list is no longer there. Its owner deleted it or stopped sharing it.',
    },
  },
}
