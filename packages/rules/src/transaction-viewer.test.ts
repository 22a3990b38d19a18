import { expect, it } from 'vitest'
import { readTransactionViewer, withTransactionViewer } from './transaction-viewer.js'

it('ACCT-07 the viewer of an address is invoice, shipment or none', () => {
  expect([null, '', 'invoice', 'shipment', 'none', 'Invoice', 'all'].map(readTransactionViewer)).toEqual([
    ...['none', 'none', 'invoice', 'shipment', 'none', 'none', 'none'],
  ])
})

it('ACCT-07 an address names its viewer, and reads back the same', () => {
  for (const viewer of ['invoice', 'shipment', 'none'] as const) {
    for (const path of ['/order?id=7', '/orders/7']) {
      const url = new URL(withTransactionViewer(path, viewer), 'https://shop.example')
      expect(readTransactionViewer(url.searchParams.get('viewer'))).toBe(viewer)
      expect(url.searchParams.get('id')).toBe(path.includes('?') ? '7' : null)
    }
  }
  expect(withTransactionViewer('/order?id=7', 'none')).toBe('/order?id=7')
})
