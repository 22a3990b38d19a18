import type { OrderReturn } from '@gauze/contract'

const common = {
  ...{ date: '2026-11-18T15:00:00Z', requestedBy: 'Dana Whitfield', message: 'The boxes are crushed.' },
  ...{ answer: '', keepsGoods: false, creditMemos: [], mayWithdraw: false },
}

/** A return of each status, of the goods of the order of the stories. */
export const storyReturns: OrderReturn[] = [
  {
    ...{ ...common, id: 5, returnNumber: 'IS-1005', status: 'Requested', mayWithdraw: true },
    lines: [{ line: 1, quantity: 2 }],
  },
  {
    ...{ ...common, id: 4, returnNumber: 'IS-1004', status: 'Approved', answer: 'To dock 4, please.' },
    lines: [{ line: 1, quantity: 1 }],
  },
  {
    ...{ ...common, id: 3, returnNumber: 'IS-1003', status: 'Credited', keepsGoods: true },
    lines: [{ line: 1, quantity: 3 }],
    creditMemos: [{ id: 9, creditMemoNumber: 'CM-400009', total: 38.48 }],
  },
  {
    ...{ ...common, id: 2, returnNumber: 'IS-1002', status: 'Declined', answer: 'The boxes were opened.' },
    lines: [{ line: 1, quantity: 1 }],
  },
  {
    ...{ ...common, id: 1, returnNumber: 'IS-1001', status: 'Withdrawn' },
    lines: [{ line: 1, quantity: 1 }],
  },
]
