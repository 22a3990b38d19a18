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
import { centsFromDollars, exactUnitPrice, isPriced, lineTotal, nameWithVariant, variantText } from '@gauze/rules'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { addressLines } from '../../addresses/address-picker/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { QuantityField } from '../../forms/quantity-field/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useFailureText } from '../../messages/index.js'
import { orderStatuses } from '../../orders/order-statuses/index.js'
import { RecordStatus } from '../../records/record-status/index.js'
import type { OrderApprovalsMessages } from './order-approvals.messages.js'
import { RejectButton } from './reject-button.js'

type Form = CallInput<'previewApproval'>
type Line = SalesOrderDetails['lines'][number]
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
  /** Approves the order, such as `approveOrder` of an API client. */
  onApprove: (form: CallInput<'approveOrder'>) => Promise<CallOutput<'approveOrder'>>
  /** Rejects the order, such as `rejectOrder` of an API client. */
  onReject: (form: CallInput<'rejectOrder'>) => Promise<CallOutput<'rejectOrder'>>
  /** Reads the orders again after somebody else has decided. */
  onReadAgain: () => void
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
  headingRef,
}: ApprovalFormProps) {
  const id = useId()
  const failureText = useFailureText()
  const { money } = useFormats()
  const date = useDateFormat()
  const [quantities, setQuantities] = useState<ReadonlyMap<number, number>>(work?.quantities ?? new Map())
  const placed = placedTerms(order)
  const [terms, setTerms] = useState(work?.terms ?? placed)
  const [note, setNote] = useState(work?.note ?? '')
  const [check, setCheck] = useState<Check>({ kind: 'none' })
  const [failure, setFailure] = useState('')
  const [isApproving, setApproving] = useState(false)
  const [isDecided, setDecided] = useState(false)
  const latest = useRef(0)
  const isChanged = quantities.size > 0 || !isSame(terms, placed)

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
    if (quantities.size > 0 || !isSame(next, placed)) void preview(quantities, next)
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
      await onApprove({
        ...formOf(quantities, terms),
        ...(check.kind === 'checked' ? seenIn(check.preview) : {}),
        ...(note.trim() === '' ? {} : { note: note.trim() }),
      })
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
  const isDecidable = waiting.mayApprove && !isDecided && check.kind !== 'checking' && check.kind !== 'failed'
  return (
    <article aria-labelledby={id} data-slot="order">
      <header>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {order.orderNumber}
        </h2>
        <RecordStatus of={orderStatuses} status={order.status} />
      </header>
      <Reason waiting={waiting} order={order} text={text} />
      <section className="gz-panel" aria-label={text.facts}>
        <dl data-slot="facts">
          <Fact name={text.placedBy}>{order.placedBy}</Fact>
          <Fact name={text.date}>{date(order.date)}</Fact>
          {order.shipDate === null ? null : <Fact name={text.shipDate}>{date(order.shipDate)}</Fact>}
          <Fact name={text.payment}>{order.paymentMethod}</Fact>
          <Fact name={text.shipTo}>
            <b>{order.shipAddress.label}</b>
            {addressLines(order.shipAddress).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Fact>
          {order.notes ? <Fact name={text.notes}>{order.notes}</Fact> : null}
        </dl>
      </section>
      <section className="gz-panel" data-slot="lines" aria-labelledby={`${id}-lines`}>
        <h3 id={`${id}-lines`}>{text.lines}</h3>
        <p>{text.linesHint}</p>
        <table aria-labelledby={`${id}-lines`}>
          <thead>
            <tr>
              <th scope="col">{text.item}</th>
              <th scope="col">{text.unit}</th>
              <th scope="col">{text.quantity}</th>
              <th scope="col" data-num>
                {text.price}
              </th>
              <th scope="col" data-num>
                {text.total}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <LineRow
                key={line.id}
                line={line}
                quantity={quantities.get(line.id) ?? line.quantity}
                isLast={order.lines.filter(({ id: other }) => quantities.get(other) !== 0).length === 1}
                text={text}
                onChange={(quantity) => change(line, quantity)}
              />
            ))}
          </tbody>
        </table>
        <Totals order={order} check={check} text={text} onRetry={() => void preview(quantities, terms)} />
      </section>
      <section className="gz-panel" data-slot="decision" aria-label={text.decision}>
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
          <TextField
            label={text.note}
            value={note}
            maxLength={500}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </div>
      </section>
      <div className="gz-panel" data-slot="bar">
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
              {isChanged ? text.approveChanged(sum) : text.approve(sum)}
            </Button>
          ) : null}
          <RejectButton order={order} text={text} onReject={reject} isDecided={isDecided} />
          {isChanged ? (
            <Button variant="plain" onClick={undo}>
              {text.undoChanges}
            </Button>
          ) : null}
        </div>
      </div>
      <section className="gz-panel" data-slot="trail" aria-labelledby={`${id}-trail`}>
        <h3 id={`${id}-trail`}>{text.trail}</h3>
        <ol>
          {[...order.events].reverse().map((event) => (
            <li key={`${event.at} ${event.status}`}>
              <b>{text.step(event.status, event.by)}</b>
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

function isSame(left: Terms, right: Terms): boolean {
  return (
    left.shipAddressId === right.shipAddressId &&
    left.billAddressId === right.billAddressId &&
    left.paymentMethod === right.paymentMethod &&
    left.poNum === right.poNum
  )
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

interface LineRowProps {
  line: Line
  quantity: number
  /** The only line that is left. */
  isLast: boolean
  text: OrderApprovalsMessages
  onChange: (quantity: number) => void
}

function LineRow({ line, quantity, isLast, text, onChange }: LineRowProps) {
  const { exactPrice, money } = useFormats()
  const { price, conversionRate } = line
  const name = nameWithVariant(line.name, line.matrixDetails)
  const isOut = quantity === 0
  return (
    <tr data-changed={quantity === line.quantity ? undefined : ''}>
      <th scope="row">
        <span>{line.name}</span>
        <span data-slot="identity">
          {[variantText(line.matrixDetails), text.identity(line.mpn, line.itemName)].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td data-label={text.unit}>{line.unitLabel}</td>
      <td data-label={text.quantity}>
        {isOut ? text.leftOut : <QuantityField size="s" itemName={name} value={quantity} onChange={onChange} />}
        {quantity === line.quantity ? null : <small>{text.was(line.quantity)}</small>}
      </td>
      <td data-label={text.price} data-num>
        {isPriced(price) ? exactPrice(exactUnitPrice({ price, conversionRate })) : '–'}
      </td>
      <td data-label={text.total} data-num>
        {isPriced(price) ? money(lineTotal({ price, conversionRate, quantity })) : '–'}
      </td>
      <td>
        {isOut ? (
          <Button variant="plain" size="s" aria-label={text.putBackOf(name)} onClick={() => onChange(line.quantity)}>
            {text.putBack}
          </Button>
        ) : null}
        {!isOut && !isLast ? (
          <Button variant="plain" size="s" aria-label={text.removeOf(name)} onClick={() => onChange(0)}>
            {text.remove}
          </Button>
        ) : null}
      </td>
    </tr>
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
        {check.kind === 'checking' ? text.checking : ''}
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
