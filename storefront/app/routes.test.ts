import * as rules from '@gauze/rules'
import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import routes from './routes.js'

type Route = (typeof routes)[number]
function pathsOf(list: readonly Route[]): string[] {
  return list.flatMap(({ path = '', children = [] }) => [path, ...pathsOf(children)])
}

/** The pages without the two that take every other address. */
const patterns = pathsOf(routes).filter((path) => path !== '*' && path !== 'myaccount/menu/*')

const { orderPath, invoicePath, estimatePath, paymentPath, recallPath, approvalsPath, itemListPath } = rules

it.each([
  ...[
    rules.CART_PATH,
    rules.SHOP_PATH,
    rules.accountPath(),
    rules.accountPath('salesorders'),
    rules.loginPath('/cart'),
  ],
  ...[orderPath, invoicePath, estimatePath, paymentPath, recallPath, approvalsPath, itemListPath].map((path) =>
    path(4),
  ),
  ...[
    rules.trackingPath('1Z'),
    rules.categoryPath('gloves'),
    rules.productPath('gloves', 3),
    rules.productsPath('mask'),
  ],
  ...[rules.subscriptionPath(4), rules.punchOutPath('secret')],
  ...[rules.choosePasswordPath('dana', 'hash'), rules.confirmEmailPath('secret')],
])('NAV-06 a link to %s leads to a page of the store', (path) => {
  const { pathname } = new URL(path, 'https://store.example')
  expect(patterns.filter((pattern) => matchPath(`/${pattern}`, pathname))).not.toEqual([])
})
