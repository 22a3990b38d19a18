import type { CallParsedInput } from '@gauze/contract'
import { conflict, forbidden, notFound } from '../../base/problem.js'
import type { Scope } from '../../db/scope.js'
import type { SessionUser } from '../../sessions/session-user.js'
import { lockGoods } from '../orders/goods-lines.repository.js'
import { mayWithdraw } from '../orders/may-withdraw.js'
import {
  type ReturnableLine,
  type ReturnedLine,
  readOwnReturn,
  readReturnable,
  withdraw,
} from './request-return.repository.js'

/** The goods of an order that a person asks to return. */
export interface RequestedReturn {
  readonly orderNumber: string
  readonly lines: readonly (ReturnedLine & Pick<ReturnableLine, 'name' | 'unitLabel'>)[]
}

type OrderReturn = NonNullable<CallParsedInput<'submitIssue'>['orderReturn']>

function requireReturnable(number: number, { name, unitLabel, returnable }: ReturnableLine, quantity: number): void {
  if (quantity <= returnable) return
  throw conflict(
    'not-returnable',
    returnable === 0
      ? `Nothing of line ${number}, ${name}, can be returned: it has not shipped, or all of it is in other returns. Nothing was requested. Look at the order again.`
      : `Of line ${number}, ${name}, ${returnable} × ${unitLabel} can be returned, and ${quantity} were asked for. Nothing was requested. Ask for at most ${returnable}.`,
  )
}

/** Refuses users who may not see orders. The rows of the other calls about orders refuse them already. */
function requireOrderRights({ isPriceVisible, isPunchout }: SessionUser): void {
  if (!isPriceVisible) {
    throw forbidden(
      'Your login may not see prices, so it cannot return goods of an order. Nothing was requested. Ask an administrator of your company to return them.',
    )
  }
  if (isPunchout) {
    throw forbidden(
      'A punch-out session cannot return goods of an order. Nothing was requested. Log in to the store itself, or call us.',
    )
  }
}

/**
 * Locks the company, so that two returns cannot have the same goods, and checks that an order's goods can come back.
 * Part of the scope's transaction.
 * @throws ProblemError 403 when the user may not see orders; when the company has no such order or line; or when more
 * is asked for than has shipped and is in no other return
 */
export async function lockReturnable(
  scope: Scope,
  { orderId, lines }: OrderReturn,
  user: SessionUser,
): Promise<RequestedReturn> {
  requireOrderRights(user)
  await lockGoods(scope, [])
  const order = await readReturnable(scope, orderId)
  if (order === null) throw notFound('Your company has no such order. Choose one from the list of orders.')
  const quantities = new Map<number, number>()
  for (const { line, quantity } of lines) quantities.set(line, (quantities.get(line) ?? 0) + quantity)
  const returned = [...quantities].map(([number, quantity]) => {
    const line = order.lines[number - 1]
    if (line === undefined) {
      throw notFound(
        `Order ${order.orderNumber} has no line ${number}. Nothing was requested. It has the lines 1 to ${order.lines.length}.`,
      )
    }
    requireReturnable(number, line, quantity)
    return { ...line, quantity }
  })
  return { orderNumber: order.orderNumber, lines: returned }
}

/**
 * Withdraws a return that the store has not answered. Part of the scope's transaction. A withdrawn return stays so.
 * @throws ProblemError when the company has no such return, the caller may not withdraw it, or the store has answered
 * it
 */
export async function withdrawReturn(
  scope: Scope,
  { id }: CallParsedInput<'withdrawReturn'>,
  user: SessionUser,
): Promise<Record<string, never>> {
  await lockGoods(scope, [])
  const own = await readOwnReturn(scope, id)
  if (own === null) throw notFound('Your company has no such return. Choose one from the page of its order.')
  if (own.status === 'Withdrawn') return {}
  if (own.status !== 'Requested') {
    throw conflict(
      'return-answered',
      `The store has answered return ${own.returnNumber} already, so it was not withdrawn. Look at the order to see the answer.`,
    )
  }
  if (!mayWithdraw(own, user)) {
    throw forbidden(
      'Only the person who asked for a return and the administrators of your company may withdraw it. Nothing has changed.',
    )
  }
  await withdraw(scope, id)
  return {}
}
