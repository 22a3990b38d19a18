import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { orders } from '../../story-data/index.js'
import { SalesOrderTable } from './sales-order-table.js'

describeConformance('SalesOrderTable', (props, ref) => (
  <SalesOrderTable {...props} ref={ref} orders={orders} hrefOf={({ id }) => `/order/${id}`} />
))

it('SHELL-09 shows dates as MM/DD/YYYY and money as US dollars', async () => {
  mount(<SalesOrderTable orders={orders} hrefOf={({ id }) => `/order/${id}`} />)
  const row = page.getByRole('row', { name: /SO-100398/ })
  await expect.element(row).toMatchTextContent(/11\/12\/2026/)
  await expect.element(row).toMatchTextContent(/\$1,260\.50/)
})
