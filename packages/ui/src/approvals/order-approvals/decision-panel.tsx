import type { ApprovalOrder, CallOutput } from '@gauze/contract'
import { centsFromDollars } from '@gauze/rules'
import { useEffect, useRef } from 'react'
import { useFormats } from '../../formats/index.js'
import { Anchor } from '../../link/index.js'
import type { OrderApprovalsMessages } from './order-approvals.messages.js'

/** An order that the person has just decided about. */
export interface Decided extends CallOutput<'approveOrder'> {
  readonly words: string
}

interface DecisionPanelProps {
  decided: Decided
  /** The order that has waited longest; null if none waits. */
  next: ApprovalOrder | null
  hrefOf: (order: Pick<ApprovalOrder, 'id' | 'status'>) => string
  onChoose: (id: number) => void
  text: OrderApprovalsMessages
}

/** The decision in the place of its order, so that no other order comes under the pointer. */
export function DecisionPanel({ decided, next, hrefOf, onChoose, text }: DecisionPanelProps) {
  const { money } = useFormats()
  const words = useRef<HTMLParagraphElement>(null)
  // The buttons of a decided order are gone, so the focus goes to the words about it.
  useEffect(() => words.current?.focus(), [])
  const total = next === null || next.total === null ? '' : money(centsFromDollars(next.total))
  return (
    <section className="gz-panel" data-slot="decided" aria-label={text.decision}>
      <p role="status" tabIndex={-1} ref={words}>
        {decided.words}
      </p>
      <p>
        <Anchor href={hrefOf(decided)}>{text.seeOrder(decided.orderNumber)}</Anchor>
      </p>
      <p>
        {next === null ? (
          text.noOther
        ) : (
          <Anchor href={hrefOf(next)} onClick={() => onChoose(next.id)}>
            {text.nextOrder(next.orderNumber, total)}
          </Anchor>
        )}
      </p>
    </section>
  )
}
