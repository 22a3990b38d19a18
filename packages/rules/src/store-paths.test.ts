import { expect, it } from 'vitest'
import {
  accountPath,
  approvalsPath,
  categoryPath,
  choosePasswordPath,
  itemListPath,
  orderPath,
  productPath,
  productsPath,
  subscriptionPath,
  trackingPath,
} from './index.js'

it.each([
  [accountPath(), '/myaccount'],
  [accountPath('payment/create'), '/myaccount/menu/payment/create'],
  [orderPath(4), '/myaccount/menu/orderdetails?id=4'],
  [approvalsPath(), '/myaccount/menu/approvals'],
  [approvalsPath(4), '/myaccount/menu/approvals?id=4'],
  [itemListPath(4), '/myaccount/menu/itemlists?id=4'],
  [subscriptionPath(4), '/subscription?itemListId=4'],
  [trackingPath('1Z 9/A'), '/tracking/1Z%209%2FA'],
  [categoryPath('wound-care'), '/category/wound-care'],
  [productPath('gloves/m'), '/product/gloves%2Fm'],
  [productPath('gloves', 3), '/product/gloves?uom=3'],
  [productPath('gloves', 'BX'), '/product/gloves?uom=BX'],
  [productsPath(), '/products/1'],
  [productsPath('exam gloves'), '/products/1?search=exam%20gloves'],
  [choosePasswordPath('a+b@store.example', 'x'), '/login?username=a%2Bb%40store.example&hash=x'],
])('writes %s', (path, expected) => {
  expect(path).toBe(expected)
})
