import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../actions/button/index.js'
import { DataTable, type DataTableProps, type RowKey } from './index.js'
import { InvoiceList, type InvoiceListProps } from './story-invoice-list.js'
import { type Invoice, invoiceColumns, invoices } from './story-invoices.js'

function Invoices(props: DataTableProps<Invoice>) {
  return <DataTable {...props} />
}

const meta = {
  title: 'Data table',
  component: Invoices,
  args: {
    rows: invoices,
    columns: invoiceColumns,
    keyOf: ({ id }) => id,
    label: 'Invoices',
    total: 21,
    page: 1,
    pages: 3,
    limit: 8,
    pageHref: (page) => `#page-${page}`,
    sort: { column: 'due', direction: 'ascending' },
    onSortChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Invoices>

export default meta
type Story = StoryObj<typeof meta>

const choosing = {
  defaultSelectedKeys: new Set<RowKey>([1, 2, 4]),
  hasExport: true,
  exportName: 'invoices',
  bulkActions: () => <Button size="s">Pay</Button>,
}
const phone = { viewport: { value: 'phone' } }

export const Rows: Story = {}
export const Selected: Story = { tags: ['own-look'], args: choosing }
export const NoneSelected: Story = { args: { ...choosing, defaultSelectedKeys: new Set<RowKey>() } }
export const Loading: Story = { args: { rows: [], status: 'loading' } }
export const AnotherPageOnItsWay: Story = { args: { isBusy: true } }
export const Empty: Story = {
  args: {
    rows: [],
    total: 0,
    pages: 0,
    slotProps: {
      empty: {
        title: 'No invoices yet',
        children: 'An invoice appears here on the day that an order leaves our warehouse.',
      },
    },
  },
}
export const Failed: Story = { args: { rows: [], status: 'error' } }
const filtering = {
  filters: [
    { id: 'status', label: 'Status', value: 'Open' },
    { id: 'shipTo', label: 'Ship to', value: 'Main hospital' },
  ],
  onFiltersChange: fn(),
}
const sizes = { limits: [8, 25, 100], onLimitChange: fn() }

export const Filters: Story = { args: filtering }
export const PhoneFilters: Story = { args: { ...filtering, ...sizes }, globals: phone }
export const RowsPerPage: Story = { args: sizes }
export const Dark: Story = { args: choosing, globals: { theme: 'dark' } }
export const Phone: Story = { globals: phone }
export const PhoneSelected: Story = { args: choosing, globals: phone }
export const PhoneLoading: Story = { args: { rows: [], status: 'loading', limit: 3 }, globals: phone }

export const ByKeyboard: Story = {
  args: choosing,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('checkbox', { name: 'Choose INV-20611' }).focus()
    await userEvent.tab()
    await waitFor(() => expect(canvasElement.ownerDocument.activeElement?.textContent).toBe('INV-20611'))
  },
}

export const AllOfAllPages: Story = {
  args: {
    ...choosing,
    ...sizes,
    total: 312,
    pages: 39,
    allOf: { status: 'Open' },
    defaultSelectedKeys: new Set<RowKey>(invoices.map(({ id }) => id)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 8 on this page are chosen')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose all 312' }))
    await expect(canvas.getByText('All 312 are chosen')).toBeVisible()
  },
}

export const OfParts: Story = {
  render: ({ pageHref: _, ...args }) => (
    <DataTable.Root {...args} className={({ chosen }) => (chosen > 0 ? 'with-choice' : 'without')}>
      <DataTable.Toolbar render={<header />}>
        <DataTable.Count />
        <DataTable.Export>Save as CSV</DataTable.Export>
      </DataTable.Toolbar>
      <DataTable.Frame>
        <DataTable.Table renderRow={(row) => <DataTable.Row key={row.key} row={row} className="own-row" />} />
        <DataTable.Empty title="No invoices yet" />
      </DataTable.Frame>
    </DataTable.Root>
  ),
}

const readInvoices: InvoiceListProps['load'] = async ({ page, limit, sort }) => {
  const sorted = invoices.toSorted((a, b) => (sort?.column === 'amount' ? a.dollars - b.dollars : a.id - b.id))
  const results = sorted.slice((page - 1) * limit, page * limit)
  return { results, total: sorted.length, page, pages: Math.ceil(sorted.length / limit), limit }
}

function InTheAddressStory() {
  const [params, setParams] = useState(new URLSearchParams())
  return <InvoiceList load={readInvoices} params={params} setParams={setParams} />
}

export const InTheAddress: Story = {
  render: () => <InTheAddressStory />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open amount' }))
    await canvas.findByRole('row', { name: /INV-20839/ })
    await expect(canvas.getByRole('columnheader', { name: 'Open amount' })).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '8')
    await canvas.findAllByText('8 rows')
  },
}
