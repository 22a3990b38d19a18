'use client'
import type { EstimateLine, EstimateDetails as EstimateRecord } from '@gauze/contract'
import { centsFromDollars, nameWithVariant } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { CartSummary } from '../../cart/cart-summary/index.js'
import {
  AddedItems,
  AddedOutcome,
  type ItemsAddition,
  type ItemsAdditionLine,
} from '../../catalog/added-items/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { ConfirmButton } from '../../on-demand/index.js'
import { PaperButton, PaperNews, type RecordPapers } from '../../records/papers/index.js'
import { type RecordFact, RecordFacts, recordDetailsMessages } from '../../records/record-details/index.js'
import { RecordStatus } from '../../records/record-status/index.js'
import { SoldLines } from '../../records/sold-lines/index.js'
import { useRoutes } from '../../routes/index.js'
import { estimateStatuses } from './estimate-kinds.js'
import { type EstimateDetailsMessages, estimateDetailsMessages } from './estimates.messages.js'
import { useEstimateActions } from './use-estimate-actions.js'

export interface EstimateDetailsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The estimate, with its lines. */
  estimate: EstimateRecord
  /** Adds the lines of an open estimate to the cart, from `useItemsAddition`. Without it nothing can be added. */
  addition?: ItemsAddition
  /** Withdraws the quote; a rejection is shown. It is offered only if `estimate.mayWithdraw`. */
  onWithdraw?: () => Promise<unknown>
  /** Requests new prices once the estimate is no longer open; a rejection is shown. */
  onRequestAgain?: (idempotencyKey: string) => Promise<unknown>
  /** Opens the PDF, from `useRecordPapers`; without it there is no button for one. */
  papers?: RecordPapers
  messages?: Partial<EstimateDetailsMessages>
}

/**
 * A whole quote or estimate: its state, its items with the offered prices, and the actions of its status.
 *
 * @example <EstimateDetails estimate={estimate} addition={addition} onWithdraw={withdraw} onRequestAgain={request} />
 */
export function EstimateDetails({
  estimate,
  addition,
  onWithdraw,
  onRequestAgain,
  papers,
  messages,
  className,
  ...props
}: EstimateDetailsProps) {
  const text = useMessages('estimateDetails', estimateDetailsMessages, messages)
  const shared = useMessages('recordDetails', recordDetailsMessages)
  const date = useDateFormat()
  const failureText = useFailureText()
  const actions = useEstimateActions({ onWithdraw, onRequestAgain })
  const { status, title, notes, neededBy, expirationDate, answer, requestedBy, total, lines } = estimate
  const isOver = status !== 'Requested' && status !== 'Open'
  const facts: readonly RecordFact[] = [
    [shared.status, <RecordStatus of={estimateStatuses} key="status" status={status} />],
    [text.requested, date(estimate.date)],
    [text.requestedBy, requestedBy || '–'],
    [text.title, title || '–'],
    ...(neededBy ? [[text.neededBy, date(neededBy)] as const] : []),
    ...(expirationDate ? [[text.expirationDate, date(expirationDate)] as const] : []),
    ...(notes ? [[text.notes, notes, 'text'] as const] : []),
    ...(answer && status !== 'Declined' ? [[text.answer, answer, 'text'] as const] : []),
  ]
  return (
    <div {...props} data-wide={total === null || undefined} className={cx('gz-record', className)}>
      <div data-slot="main">
        <div data-slot="actions">
          {papers ? (
            <PaperButton papers={papers} paper={{ type: 'estimate', transactionId: estimate.id }}>
              {text.pdf}
            </PaperButton>
          ) : null}
          <Button size="s" variant="quiet" onClick={() => window.print()}>
            {shared.print}
          </Button>
          {isOver && onRequestAgain ? (
            <Button
              size="s"
              variant="quiet"
              commits="requestQuoteAgain"
              isPending={actions.pending === 'requestAgain'}
              onClick={actions.requestAgain}
            >
              {text.requestAgain}
            </Button>
          ) : null}
          {onWithdraw && estimate.mayWithdraw ? (
            <WithdrawQuote
              estimateNumber={estimate.estimateNumber}
              isPending={actions.pending === 'withdraw'}
              onWithdraw={actions.withdraw}
              text={text}
            />
          ) : null}
        </div>
        {papers ? <PaperNews papers={papers} /> : null}
        {actions.failure ? <Banner tone="danger">{failureText(actions.failure)}</Banner> : null}
        <State estimate={estimate} text={text} />
        <RecordFacts label={text.summary} facts={facts} />
      </div>
      <Lines
        lines={lines}
        estimateId={estimate.id}
        addition={status === 'Open' ? addition : undefined}
        isPriced={total !== null}
        text={text}
      />
      {total === null ? null : (
        <div data-slot="aside">
          <CartSummary
            totalItems={lines.reduce((sum, { quantity }) => sum + quantity, 0)}
            subtotal={estimate.subtotal === null ? null : centsFromDollars(estimate.subtotal)}
            shipping={estimate.shipping === null ? null : centsFromDollars(estimate.shipping)}
            tax={estimate.tax === null ? null : centsFromDollars(estimate.tax)}
            taxBasis={estimate.taxBasis}
            convenienceFee={null}
            total={centsFromDollars(total)}
          />
        </div>
      )}
    </div>
  )
}

interface StateProps {
  estimate: EstimateRecord
  text: EstimateDetailsMessages
}

/** The meaning of the status for the person. */
function State({ estimate: { status, expirationDate, answer, answeredAt, order }, text }: StateProps) {
  const routes = useRoutes()
  const date = useDateFormat()
  switch (status) {
    case 'Requested':
      return (
        <Banner tone="info" role="note">
          {text.waiting}
        </Banner>
      )
    case 'Open':
      return (
        <Banner tone="info" role="note">
          {expirationDate === null ? text.openEndless : text.open(date(expirationDate))}
        </Banner>
      )
    case 'Expired':
      return (
        <Banner tone="warning" role="note">
          {text.expired}
        </Banner>
      )
    case 'Declined':
      return (
        <Banner
          tone="warning"
          role="note"
          title={answeredAt === null ? text.declinedSometime : text.declined(date(answeredAt))}
        >
          {answer}
        </Banner>
      )
    case 'Withdrawn':
      return (
        <Banner tone="info" role="note">
          {text.withdrawn}
        </Banner>
      )
    case 'Accepted':
      return (
        <Banner
          tone="success"
          role="note"
          actions={order ? <Anchor href={routes.order(order.id)}>{text.order(order.orderNumber)}</Anchor> : null}
        >
          {text.accepted}
        </Banner>
      )
  }
}

interface WithdrawProps {
  estimateNumber: string
  isPending: boolean
  onWithdraw: () => void
  text: EstimateDetailsMessages
}

/** The button that withdraws a quote, after a question. */
function WithdrawQuote({ estimateNumber, isPending, onWithdraw, text }: WithdrawProps) {
  const question = {
    title: text.withdrawTitle(estimateNumber),
    children: text.withdrawBody,
    confirmLabel: text.withdraw,
    commits: 'withdrawQuote',
    isDestructive: true,
    onConfirm: onWithdraw,
  }
  return (
    <ConfirmButton size="s" variant="quiet" isPending={isPending} question={question}>
      {text.withdraw}
    </ConfirmButton>
  )
}

interface LinesProps {
  lines: readonly EstimateLine[]
  estimateId: number
  addition: ItemsAddition | undefined
  /** The store has priced the lines. */
  isPriced: boolean
  text: EstimateDetailsMessages
}

function Lines({ lines, estimateId, addition, isPriced, text }: LinesProps) {
  return (
    <SoldLines
      lines={lines}
      hasPrices={isPriced}
      below={(line) => (addition ? <AddedOutcome addition={addition} itemId={line.itemId} unit={line.unit} /> : null)}
    >
      {addition ? (
        <div data-slot="reorder">
          <Button size="s" onClick={() => addition.add(lines.map((line) => lineToAdd(line, estimateId)))}>
            {text.addAll}
          </Button>
          <AddedItems addition={addition} />
        </div>
      ) : null}
    </SoldLines>
  )
}

function lineToAdd(
  { itemId, unit, quantity, name, matrixDetails, unitLabel }: EstimateLine,
  estimateId: number,
): ItemsAdditionLine {
  return { itemId, unit, quantity, estimateId, name: nameWithVariant(name, matrixDetails), unitLabel }
}
