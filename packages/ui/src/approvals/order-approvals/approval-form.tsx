'use client'
import type {
  Address,
  ApprovalOrder,
  ApprovalPreview,
  CallInput,
  CallOutput,
  PaymentMethod,
  SalesOrderDetails,
} from '@gauze/contract'
import { type Failure, readFailure, reasonOf } from '@gauze/machines/port'
import { centsFromDollars } from '@gauze/rules'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { addressLines } from '../../addresses/address-picker/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat, useDayFormat, useFormats } from '../../formats/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useFailureText } from '../../messages/index.js'
import { orderStatuses } from '../../orders/order-statuses/index.js'
import { RecordStatus } from '../../records/record-status/index.js'
import { ApprovalLines, type Line } from './approval-lines.js'
import type { OrderApprovalsMessages } from './order-approvals.messages.js'
import { RejectButton } from './reject-button.js'

type Form = CallInput<'previewApproval'>
type Terms = Pick<Form, 'shipAddressId' | 'billAddressId' | 'paymentMethod' | 'poNum'>

/** The addresses and the ways to pay that an approver can change an order to. */
export interface ApprovalChoices {
  readonly addresses: readonly Address[]
  readonly cards: readonly PaymentMethod[]
  /** The payment terms of the company, such as 'Net 30'; null for none. */
  readonly terms: string | null
}

/** The unsaved work on one order. */
export interface ApprovalWork {
  /** The changed quantities by the id of their line. */
  readonly quantities: ReadonlyMap<number, number>
  readonly terms: Terms
  readonly note: string
}

export interface ApprovalFormProps {
  /** The work that was left on this order; undefined for none. */
  work: ApprovalWork | undefined
  /** Called with the work after every change. */
  onWork: (work: ApprovalWork) => void
  waiting: ApprovalOrder
  order: SalesOrderDetails
  choices: ApprovalChoices
  text: OrderApprovalsMessages
  /** Checks an approval and answers its amounts, such as `previewApproval` of an API client. */
  onPreview: (form: Form) => Promise<ApprovalPreview>
  /** Approves the order, such as `approveOrder` of an API client. It is called with the number of changes, too. */
  onApprove: (form: CallInput<'approveOrder'>, changes: number) => Promise<CallOutput<'approveOrder'>>
  /** Rejects the order, such as `rejectOrder` of an API client. */
  onReject: (form: CallInput<'rejectOrder'>) => Promise<CallOutput<'rejectOrder'>>
  /** Reads the orders again after somebody else has decided. */
  onReadAgain: () => void
  /** The decision that was made here, in the place of the buttons; null before. It closes the order to changes. */
  outcome: ReactNode
  headingRef: Ref<HTMLHeadingElement>
}

/** Whether a decision failed because somebody else has decided or canceled the order. */
export function isMoved({ slug }: Failure): boolean {
  return slug === 'order-moved'
}

/** The store's answer about the changes of an approval. */
type Check =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'checked'; readonly preview: ApprovalPreview }
  | { readonly kind: 'failed'; readonly why: string }

/** The open order: its facts, lines, totals, history, and the decision. */
export function ApprovalForm({
  work,
  onWork,
  waiting,
  order,
  choices,
  text,
  onPreview,
  onApprove,
  onReject,
  onReadAgain,
  outcome,
  headingRef,
}: ApprovalFormProps) {
  const id = useId()
  const failureText = useFailureText()
  const { money, number } = useFormats()
  const date = useDateFormat()
  const day = useDayFormat()
  const statuses = orderStatuses.useWords()
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(work?.quantities ?? new Map())
  const placed = placedTerms(order)
  const [terms, setTerms] = useState(work?.terms ?? placed)
  const [note, setNote] = useState(work?.note ?? '')
  const [check, setCheck] = useState<Check>({ kind: 'none' })
  const [failure, setFailure] = useState('')
  const [isApproving, setApproving] = useState(false)
  const [isDecided, setDecided] = useState(false)
  const latest = useRef(0)
  const changes = quantities.size + differences(terms, placed)
  const isChanged = changes > 0

  const forgetFailure = () => {
    if (!isDecided) setFailure('')
  }
  const formOf = (changed: ReadonlyMap<number, number>, wanted: Terms): Form => {
    const form = { orderConfirmationId: order.id, ...wanted }
    if (changed.size === 0) return form
    const lines = order.lines.map(({ id: line, itemId, unit, quantity }) => ({
      ...{ itemId, unit, quantity: changed.get(line) ?? quantity },
    }))
    return { ...form, lines: lines.filter(({ quantity }) => quantity > 0) }
  }
  const preview = async (changed: ReadonlyMap<number, number>, wanted: Terms) => {
    latest.current += 1
    const turn = latest.current
    setCheck({ kind: 'checking' })
    try {
      const answer = await onPreview(formOf(changed, wanted))
      if (turn === latest.current) setCheck({ kind: 'checked', preview: answer })
    } catch (error) {
      if (turn === latest.current) setCheck({ kind: 'failed', why: failureText(reasonOf(readFailure(error))) })
    }
  }
  const checkLeftWork = useEffectEvent(() => {
    if (isChanged) void preview(quantities, terms)
  })
  useEffect(() => {
    checkLeftWork()
  }, [])
  const keepWork = useEffectEvent(onWork)
  useEffect(() => {
    keepWork({ quantities, terms, note })
  }, [quantities, terms, note])
  const change = (line: Line, quantity: number) => {
    const next = new Map(quantities)
    if (quantity === line.quantity) next.delete(line.id)
    else next.set(line.id, quantity)
    setQuantities(next)
    forgetFailure()
    void preview(next, terms)
  }
  const choose = (chosen: Partial<Terms>) => {
    const next = { ...terms, ...chosen }
    setTerms(next)
    forgetFailure()
    if (quantities.size > 0 || differences(next, placed) > 0) void preview(quantities, next)
    else undo()
  }
  const undo = () => {
    latest.current += 1
    setQuantities(new Map())
    setTerms(placed)
    setCheck({ kind: 'none' })
    forgetFailure()
  }
  const approve = async () => {
    setApproving(true)
    setFailure('')
    try {
      await onApprove(
        {
          ...formOf(quantities, terms),
          ...(check.kind === 'checked' ? seenIn(check.preview) : {}),
          ...(note.trim() === '' ? {} : { note: note.trim() }),
        },
        changes,
      )
    } catch (error) {
      const read = readFailure(error)
      setFailure(failureText(reasonOf(read)))
      setDecided(isMoved(read))
      if (read.slug === 'order-changed') void preview(quantities, terms)
    } finally {
      setApproving(false)
    }
  }
  const reject: ApprovalFormProps['onReject'] = async (form) => {
    try {
      return await onReject(form)
    } catch (error) {
      const read = readFailure(error)
      if (isMoved(read)) {
        setFailure(failureText(reasonOf(read)))
        setDecided(true)
      }
      throw error
    }
  }
  const total = check.kind === 'checked' ? check.preview.total : order.total
  const sum = total === null ? '' : money(centsFromDollars(total))
  const isClosed = outcome !== null
  const isApproved = isClosed && order.status !== 'Rejected'
  const leftOut = [...quantities.values()].filter((quantity) => quantity === 0).length
  const lineCount = order.lines.length - (isApproved ? leftOut : 0)
  const isDecidable = waiting.mayApprove && !isDecided && check.kind !== 'checking' && check.kind !== 'failed'
  return (
    <article aria-labelledby={id} data-slot="order">
      <header>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {order.orderNumber}
        </h2>
        <RecordStatus of={orderStatuses} status={order.status} />
        <p data-slot="count">
          {text.lineSum(lineCount, number(lineCount), order.total === null ? '' : money(centsFromDollars(order.total)))}
        </p>
      </header>
      {isClosed ? null : <Reason waiting={waiting} order={order} text={text} />}
      <section className="gz-panel" aria-label={text.facts}>
        <dl data-slot="facts">
          <Fact name={text.placedBy}>{order.placedBy}</Fact>
          <Fact name={text.date}>{date(order.date)}</Fact>
          {order.shipDate === null ? null : <Fact name={text.shipDate}>{day(order.shipDate)}</Fact>}
          {order.poNum === '' ? null : <Fact name={text.poNum}>{order.poNum}</Fact>}
          <Fact name={text.payment}>{order.paymentMethod}</Fact>
          <div data-wide>
            <dt>{text.shipTo}</dt>
            <dd>
              <b>{order.shipAddress.label}</b> <span>{addressLines(order.shipAddress).join(', ')}</span>
            </dd>
          </div>
          {order.notes ? (
            <div data-wide>
              <dt>{text.notes}</dt>
              <dd>{order.notes}</dd>
            </div>
          ) : null}
        </dl>
        {isClosed ? null : (
          <details>
            <summary>{text.terms}</summary>
            <div data-slot="fields">
              <TermsFields order={order} choices={choices} terms={terms} text={text} onChoose={choose} />
              <TextField
                label={text.poNum}
                value={terms.poNum}
                maxLength={40}
                onChange={({ currentTarget }) => setTerms({ ...terms, poNum: currentTarget.value })}
                onBlur={() => {
                  if (isChanged) void preview(quantities, terms)
                  else undo()
                }}
              />
            </div>
          </details>
        )}
      </section>
      <ApprovalLines
        waiting={waiting}
        order={order}
        quantities={quantities}
        isClosed={isClosed}
        text={text}
        onChange={change}
      >
        <Totals order={order} check={check} text={text} onRetry={() => void preview(quantities, terms)} />
      </ApprovalLines>
      {isClosed ? null : (
        <TextField
          label={text.note}
          value={note}
          maxLength={500}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      )}
      <section className="gz-panel" data-slot="bar" aria-label={text.decision} data-decided={isClosed || undefined}>
        {failure === '' ? null : (
          <Banner
            tone="danger"
            actions={
              isDecided ? (
                <Button size="s" variant="quiet" onClick={onReadAgain}>
                  {text.readAgain}
                </Button>
              ) : null
            }
          >
            {failure}
          </Banner>
        )}
        {outcome ?? (
          <div data-slot="actions">
            {waiting.mayApprove ? (
              <Button
                commits="approveOrder"
                isPending={isApproving}
                aria-disabled={isDecidable ? undefined : true}
                onClick={() => {
                  if (isDecidable) void approve()
                }}
              >
                {isChanged ? text.approveChanged(changes, sum) : text.approve(sum)}
              </Button>
            ) : null}
            <RejectButton order={order} text={text} onReject={reject} isDecided={isDecided} />
            {isChanged ? (
              <Button variant="plain" onClick={undo}>
                {text.undoChanges}
              </Button>
            ) : null}
          </div>
        )}
      </section>
      <section className="gz-panel" data-slot="trail" aria-labelledby={`${id}-trail`}>
        <h3 id={`${id}-trail`}>{text.trail}</h3>
        <ol>
          {[...order.events].reverse().map((event) => (
            <li key={`${event.at} ${event.status}`}>
              <b>{text.step(statuses[event.status], event.by)}</b>
              <time dateTime={event.at}>{date(event.at)}</time>
              {event.reason ? <q>{event.reason}</q> : null}
            </li>
          ))}
        </ol>
      </section>
    </article>
  )
}

/** The preview that the approver saw. Without it, the store takes the order as it was placed. */
function seenIn({ total, shipTo, billTo }: ApprovalPreview) {
  return { expectedTotal: total, expectedShipTo: shipTo, expectedBillTo: billTo }
}

function placedTerms({ shipAddressId, billAddressId, paymentMethodId, poNum }: SalesOrderDetails): Terms {
  return { shipAddressId, billAddressId, paymentMethod: paymentMethodId, poNum }
}

/** How many of the terms differ. */
function differences(left: Terms, right: Terms): number {
  const names = ['shipAddressId', 'billAddressId', 'paymentMethod', 'poNum'] as const
  return names.filter((name) => left[name] !== right[name]).length
}

interface TermsFieldsProps extends Pick<ApprovalFormProps, 'order' | 'choices' | 'text'> {
  terms: Terms
  onChoose: (chosen: Partial<Terms>) => void
}

/** Where the order goes, where its bill goes, and how it is paid. The placed choices stay even if they are deleted. */
function TermsFields({ order, choices, terms, text, onChoose }: TermsFieldsProps) {
  const addressOptions = (id: number, { label }: { label: string }) => {
    const listed = choices.addresses.map((address) => ({ value: address.id, label: address.label || address.line1 }))
    return listed.some(({ value }) => value === id) ? listed : [{ value: id, label }, ...listed]
  }
  const payments: { value: Terms['paymentMethod']; label: string; isDisabled?: boolean }[] = [
    ...(choices.terms === null ? [] : [{ value: 'terms' as const, label: choices.terms }]),
    ...choices.cards.map(({ id, brand, last4, expired }) => ({
      ...{ value: id, label: expired ? text.expiredCard(brand, last4) : text.card(brand, last4) },
      isDisabled: expired && id !== order.paymentMethodId,
    })),
  ]
  if (!payments.some(({ value }) => value === order.paymentMethodId)) {
    payments.unshift({ value: order.paymentMethodId, label: order.paymentMethod })
  }
  return (
    <>
      <SelectField
        label={text.shipTo}
        options={addressOptions(order.shipAddressId, order.shipAddress)}
        value={terms.shipAddressId}
        onChange={(shipAddressId) => onChoose({ shipAddressId })}
      />
      <SelectField
        label={text.billTo}
        options={addressOptions(order.billAddressId, order.billAddress)}
        value={terms.billAddressId}
        onChange={(billAddressId) => onChoose({ billAddressId })}
      />
      <SelectField
        label={text.payment}
        options={payments}
        value={terms.paymentMethod}
        onChange={(paymentMethod) => onChoose({ paymentMethod })}
      />
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Why the order waits, and why the person may not approve it. */
function Reason({ waiting, order, text }: Pick<ApprovalFormProps, 'waiting' | 'order' | 'text'>) {
  const { money } = useFormats()
  const { approvalLimit } = waiting
  const { total, placedBy } = order
  const isOver = approvalLimit !== null && total !== null && total > approvalLimit
  return (
    <>
      <Banner tone="info" title={text.why}>
        {isOver
          ? text.overLimit(
              placedBy,
              money(centsFromDollars(approvalLimit)),
              money(centsFromDollars(Math.round((total - approvalLimit) * 100) / 100)),
            )
          : text.noLimit(placedBy)}
      </Banner>
      {waiting.mayApprove ? null : (
        <Banner tone="info">{waiting.isOwn ? text.own : text.ofAdministrator(placedBy)}</Banner>
      )}
    </>
  )
}

/** Props of the amounts: the placed amounts, or the amounts that an approval would write. */
interface TotalsProps extends Pick<ApprovalFormProps, 'order' | 'text'> {
  check: Check
  onRetry: () => void
}

function Totals({ order, check, text, onRetry }: TotalsProps) {
  const { money } = useFormats()
  const amounts = check.kind === 'checked' ? check.preview : order
  const amount = (value: number | 'error' | null) => (typeof value === 'number' ? money(centsFromDollars(value)) : '–')
  return (
    <div data-slot="totals">
      <p role="status" className="gz-visually-hidden">
        {check.kind === 'checking' ? text.checking : null}
        {check.kind === 'checked' ? text.checked(amount(amounts.total)) : null}
      </p>
      <dl aria-busy={check.kind === 'checking'}>
        <Fact name={text.subtotal}>{amount(amounts.subtotal)}</Fact>
        <Fact name={text.shipping}>
          {amounts.shipping === 0 ? <span data-free>{text.free}</span> : amount(amounts.shipping)}
        </Fact>
        <Fact name={text.tax}>{amount(amounts.tax)}</Fact>
        {amounts.convenienceFee ? <Fact name={text.fee}>{amount(amounts.convenienceFee)}</Fact> : null}
        <Fact name={text.total}>{amount(amounts.total)}</Fact>
      </dl>
      {check.kind === 'checked' && check.preview.changes.length > 0 ? (
        <Banner tone="info" title={text.changesTitle}>
          <ul>
            {check.preview.changes.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {check.kind === 'failed' ? (
        <Banner
          tone="warning"
          title={text.checkFailed}
          actions={
            <Button size="s" variant="quiet" onClick={onRetry}>
              {text.checkAgain}
            </Button>
          }
        >
          {check.why}
        </Banner>
      ) : null}
    </div>
  )
}
