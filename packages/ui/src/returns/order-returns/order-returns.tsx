'use client'
import type { OrderReturn, ReturnStatus, SalesOrderDetails } from '@gauze/contract'
import { type Reason, readFailure, reasonOf } from '@gauze/machines/port'
import { centsFromDollars, nameWithVariant } from '@gauze/rules'
import { useEffect, useRef, useState } from 'react'
import { StatusTag, type StatusTone } from '../../catalog/status-tag/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { ConfirmButton } from '../../on-demand/index.js'
import { type OrderReturnsMessages, orderReturnsMessages } from './order-returns.messages.js'

/** A credit memo of a return. */
export type ReturnMemo = OrderReturn['creditMemos'][number]

export interface OrderReturnsProps {
  /** The order whose returns are shown. */
  order: SalesOrderDetails
  /** Withdraws a return by its id; a rejection is shown. It is offered only if the return's `mayWithdraw` is set. */
  onWithdraw?: ((returnId: number) => Promise<unknown>) | undefined
  /** Where a credit memo of a return is. */
  creditMemoHrefOf?: ((memo: ReturnMemo) => string) | undefined
  messages?: Partial<OrderReturnsMessages> | undefined
}

const tones: Readonly<Record<ReturnStatus, StatusTone>> = {
  Requested: 'notice',
  Approved: 'notice',
  Credited: 'good',
  Declined: 'refused',
  Withdrawn: 'neutral',
}

/**
 * The returns of an order, with the answer of the store to each. Renders nothing for an order without returns.
 *
 * @example <OrderReturns order={order} onWithdraw={(id) => api.withdrawReturn({ id })} />
 */
export function OrderReturns({ order, onWithdraw, creditMemoHrefOf, messages }: OrderReturnsProps) {
  const text = useMessages('orderReturns', orderReturnsMessages, messages)
  const failureText = useFailureText()
  const [pending, setPending] = useState<number | null>(null)
  const [withdrawn, setWithdrawn] = useState<string | null>(null)
  const [failure, setFailure] = useState<Reason | null>(null)
  const news = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone.
    if (withdrawn !== null) news.current?.focus()
  }, [withdrawn])
  if (order.returns.length === 0) return null
  const withdraw = async ({ id, returnNumber }: OrderReturn) => {
    setPending(id)
    setWithdrawn(null)
    setFailure(null)
    try {
      await onWithdraw?.(id)
      setWithdrawn(returnNumber)
    } catch (error) {
      setFailure(reasonOf(readFailure(error)))
    }
    setPending(null)
  }
  return (
    <section className="gz-panel gz-record-part" data-slot="returns">
      <h2>{text.returns}</h2>
      {withdrawn === null ? null : (
        <Banner ref={news} tone="success" tabIndex={-1}>
          {text.returnWithdrawnNow(withdrawn)}
        </Banner>
      )}
      {failure ? <Banner tone="danger">{failureText(failure)}</Banner> : null}
      <ul>
        {order.returns.map((returned) => (
          <ReturnEntry
            key={returned.id}
            order={order}
            returned={returned}
            isPending={pending === returned.id}
            onWithdraw={onWithdraw && returned.mayWithdraw ? () => void withdraw(returned) : undefined}
            creditMemoHrefOf={creditMemoHrefOf}
            text={text}
          />
        ))}
      </ul>
    </section>
  )
}

interface EntryProps extends Pick<OrderReturnsProps, 'order' | 'creditMemoHrefOf'> {
  text: OrderReturnsMessages
  returned: OrderReturn
  isPending: boolean
  onWithdraw: (() => void) | undefined
}

function ReturnEntry({ order, returned, isPending, onWithdraw, creditMemoHrefOf, text }: EntryProps) {
  const date = useDateFormat()
  const { returnNumber, status, requestedBy, lines, message, answer } = returned
  const goods = lines.flatMap(({ line: number, quantity }) => {
    const line = order.lines[number - 1]
    return line ? [text.returnedGoods(quantity, line.unitLabel, nameWithVariant(line.name, line.matrixDetails))] : []
  })
  const isAnswerShown = answer !== '' && (status !== 'Credited' || returned.keepsGoods)
  return (
    <li>
      <StatusTag tone={tones[status]}>{status}</StatusTag>{' '}
      <span>{text.returnRequested(returnNumber, date(returned.date), requestedBy)}</span>
      <p>{goods.join('; ')}</p>
      <p>{message}</p>
      <p>{stateOf(returned, text)}</p>
      {isAnswerShown ? <p>{answer}</p> : null}
      {returned.creditMemos.map((memo) => (
        <p key={memo.id}>
          <MemoLink memo={memo} creditMemoHrefOf={creditMemoHrefOf} text={text} />
        </p>
      ))}
      {onWithdraw ? (
        <WithdrawReturn returnNumber={returnNumber} isPending={isPending} onWithdraw={onWithdraw} text={text} />
      ) : null}
    </li>
  )
}

/** The meaning of a return's status for the person. */
function stateOf({ status, returnNumber, keepsGoods }: OrderReturn, text: OrderReturnsMessages): string {
  if (status === 'Approved') return text.returnApproved(returnNumber)
  if (status === 'Credited') return keepsGoods ? text.returnKept : text.returnReceived
  return { Requested: text.returnWaits, Declined: text.returnDeclined, Withdrawn: text.returnWithdrawn }[status]
}

interface MemoLinkProps extends Pick<EntryProps, 'creditMemoHrefOf' | 'text'> {
  memo: ReturnMemo
}

function MemoLink({ memo, creditMemoHrefOf, text }: MemoLinkProps) {
  const { money } = useFormats()
  const { creditMemoNumber, total } = memo
  const words = text.returnMemo(creditMemoNumber, total === null ? null : money(centsFromDollars(total)))
  return creditMemoHrefOf && total !== null ? <Anchor href={creditMemoHrefOf(memo)}>{words}</Anchor> : words
}

interface WithdrawProps extends Pick<EntryProps, 'isPending' | 'text'> {
  returnNumber: string
  onWithdraw: () => void
}

/** The button that withdraws a return, after a question. */
function WithdrawReturn({ returnNumber, isPending, onWithdraw, text }: WithdrawProps) {
  const question = {
    title: text.returnWithdrawTitle(returnNumber),
    children: text.returnWithdrawBody,
    confirmLabel: text.returnWithdraw,
    commits: 'withdrawReturn',
    isDestructive: true,
    onConfirm: onWithdraw,
  }
  return (
    <ConfirmButton
      size="s"
      variant="plain"
      isPending={isPending}
      aria-label={text.returnWithdrawOne(returnNumber)}
      question={question}
    >
      {text.returnWithdraw}
    </ConfirmButton>
  )
}
