import type { ApprovalOrder, CallOutput, SalesOrderDetails } from '@gauze/contract'
import { centsFromDollars } from '@gauze/rules'
import { useEffect, useRef } from 'react'
import { useFormats } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import type { OrderApprovalsMessages } from './order-approvals.messages.js'

/** An order that the person has just decided about. */
export interface Decided {
  readonly done: CallOutput<'approveOrder'>
  readonly words: string
  /** The order as the person saw it. */
  readonly waiting: ApprovalOrder
  readonly order: SalesOrderDetails
}

interface DecisionOutcomeProps {
  decided: Decided
  /** The order that has waited longest; null if none waits. */
  next: ApprovalOrder | null
  hrefOf: (order: Pick<ApprovalOrder, 'id' | 'status'>) => string
  onChoose: (id: number) => void
  text: OrderApprovalsMessages
}

/** The decision in the place of its buttons: words stand where the buttons were, so that a second click meets text. */
export function DecisionOutcome({ decided: { done, words }, next, hrefOf, onChoose, text }: DecisionOutcomeProps) {
  const { money } = useFormats()
  const target = useRef<HTMLParagraphElement>(null)
  // The buttons of a decided order are gone, so the focus goes to the words about it.
  useEffect(() => target.current?.focus(), [])
  const total = next === null || next.total === null ? '' : money(centsFromDollars(next.total))
  return (
    <div data-slot="outcome">
      <p role="status" tabIndex={-1} ref={target}>
        {words}
      </p>
      <p data-slot="onward">
        <Anchor href={hrefOf(done)}>{text.seeOrder(done.orderNumber)}</Anchor>
        {next === null ? (
          <span>{text.noOther}</span>
        ) : (
          <Anchor href={hrefOf(next)} onClick={() => onChoose(next.id)}>
            {text.nextOrder(next.orderNumber, total)}
          </Anchor>
        )}
      </p>
    </div>
  )
}
