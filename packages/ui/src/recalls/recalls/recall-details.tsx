'use client'
import type { RecallDetails as RecallRecord } from '@gauze/contract'
import { nameWithVariant, safeHref } from '@gauze/rules'
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useDateFormat, useFormats } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { saveCsv } from '../../internal/save-csv.js'
import { unbroken } from '../../internal/unbroken.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import {
  type RecordFact,
  RecordFacts,
  RecordTable,
  recordDetailsMessages,
  useSoldColumns,
} from '../../records/record-details/index.js'
import { RecordStatus } from '../../records/record-status/index.js'
import { recallCsv } from './recall-csv.js'
import { type RecallAcknowledgmentInput, RecallForm } from './recall-form.js'
import { recallClasses, recallStatuses } from './recall-kind.js'
import { type RecallDetailsMessages, recallDetailsMessages } from './recalls.messages.js'

export interface RecallDetailsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The recall, with the items that the account bought. */
  recall: RecallRecord
  /**
   * Acknowledges the recall, or amends its acknowledgment; a rejection is shown. It is offered only if
   * `recall.mayAcknowledge`; without it nothing can be acknowledged.
   */
  onAcknowledge?: (acknowledgment: RecallAcknowledgmentInput, idempotencyKey: string) => Promise<unknown>
  /** The page of an order; without it, orders are no links, as for people who may not open them. */
  orderHrefOf?: ((orderId: number) => string) | undefined
  /** Where the items of an order are returned; without it, nothing leads there. */
  returnHrefOf?: ((orderId: number) => string) | undefined
  messages?: Partial<RecallDetailsMessages>
}

/**
 * A whole recall: the instructions, the goods that the company received, its acknowledgment with each version, and the form that
 * acknowledges or amends it. It has no prices.
 *
 * @example <RecallDetails recall={recall} onAcknowledge={acknowledge} orderHrefOf={(id) => `/orders/${id}`} />
 */
export function RecallDetails({
  recall,
  onAcknowledge,
  orderHrefOf,
  returnHrefOf,
  messages,
  className,
  ...props
}: RecallDetailsProps) {
  const text = useMessages('recallDetails', recallDetailsMessages, messages)
  const shared = useMessages('recordDetails', recordDetailsMessages)
  const date = useDateFormat()
  // Once open, the form stays, with the typed counts, when somebody else acknowledges the recall meanwhile.
  const [isEditing, setEditing] = useState(recall.status === 'Open')
  const [isSaved, setSaved] = useState(false)
  const news = useRef<HTMLDivElement>(null)
  const amend = useRef<HTMLButtonElement>(null)
  const hasAmended = useRef(false)
  const { recallNumber, reason, whatToDo, lots, shippedFrom, shippedTo, makerUrl, status } = recall
  const mayAcknowledge = onAcknowledge !== undefined && recall.mayAcknowledge
  const isFormShown = mayAcknowledge && (isEditing || status === 'Open')
  const maker = safeHref(makerUrl)
  const edit = () => {
    hasAmended.current = true
    setSaved(false)
    setEditing(true)
  }
  useEffect(() => {
    // The form and its button are gone.
    if (isSaved) news.current?.focus()
    else if (!isFormShown && hasAmended.current) amend.current?.focus()
  }, [isSaved, isFormShown])
  const acknowledge = async (acknowledgment: RecallAcknowledgmentInput, idempotencyKey: string) => {
    setSaved(false)
    setEditing(true)
    await onAcknowledge?.(acknowledgment, idempotencyKey)
    setEditing(false)
    setSaved(true)
  }
  const save = () => {
    saveCsv(`${recallNumber}.csv`, recallCsv(recall, { text, shared, date }))
  }
  const facts: readonly RecordFact[] = [
    [shared.status, <RecordStatus of={recallStatuses} key="status" status={status} />],
    [text.riskClass, <RecordStatus key="class" of={recallClasses} status={recall.riskClass} />],
    [text.published, date(recall.publishedAt)],
    [text.shipDates, datesText(shippedFrom && date(shippedFrom), shippedTo && date(shippedTo), text)],
    ...(maker
      ? [
          [
            text.makerNotice,
            <Anchor key="maker" href={maker} target="_blank" rel="noopener noreferrer">
              {URL.parse(maker)?.hostname ?? maker}
            </Anchor>,
          ] as const,
        ]
      : []),
    [text.lots, lots.length === 0 ? text.everyLot : <Lots key="lots" lots={lots} help={text.lotsHelp} />, 'text'],
    [text.reason, reason, 'text'],
  ]
  return (
    <div {...props} data-wide className={cx('gz-record', 'gz-recall', className)}>
      <div data-slot="main">
        <div data-slot="actions">
          <Button size="s" variant="quiet" onClick={() => window.print()}>
            {shared.print}
          </Button>
          <Button size="s" variant="quiet" onClick={save}>
            {text.csv}
          </Button>
          {mayAcknowledge && !isFormShown ? (
            <Button ref={amend} size="s" variant="quiet" onClick={edit}>
              {text.amend}
            </Button>
          ) : null}
        </div>
        {isSaved ? (
          <Banner ref={news} tone="success" tabIndex={-1}>
            {text.saved}
          </Banner>
        ) : null}
        <State recall={recall} text={text} />
        <section className="gz-panel gz-record-part" data-slot="todo">
          <h2>{text.whatToDo}</h2>
          <p>{whatToDo}</p>
        </section>
        <RecordFacts label={text.summary} facts={facts} />
        <Goods recall={recall} orderHrefOf={orderHrefOf} returnHrefOf={returnHrefOf} text={text} />
        {isFormShown ? (
          <RecallForm
            recall={recall}
            startsFocused={hasAmended.current}
            onAcknowledge={acknowledge}
            onCancel={status === 'Open' ? undefined : () => setEditing(false)}
            text={text}
          />
        ) : null}
        <History recall={recall} text={text} />
      </div>
    </div>
  )
}

function datesText(from: string | null, to: string | null, text: RecallDetailsMessages): string {
  if (from !== null && to !== null) return text.dates(from, to)
  if (from !== null) return text.datesFrom(from)
  return to === null ? text.everyDate : text.datesTo(to)
}

function Lots({ lots, help }: { lots: readonly string[]; help: string }) {
  return (
    <>
      <span data-slot="lots">{lots.join(', ')}</span>
      <span data-slot="line">{help}</span>
    </>
  )
}

interface PartProps {
  recall: RecallRecord
  text: RecallDetailsMessages
}

/** The meaning of the status for the person. */
function State({ recall: { status, acknowledgments, closedAt }, text }: PartProps) {
  const date = useDateFormat()
  const [latest] = acknowledgments
  if (status === 'Closed') {
    return (
      <Banner tone="info" role="note">
        {text.closed(closedAt === null ? '' : date(closedAt))}
      </Banner>
    )
  }
  if (status === 'Acknowledged' && latest) {
    return (
      <Banner tone="success" role="note">
        {text.acknowledged(latest.by, date(latest.at))}
      </Banner>
    )
  }
  return (
    <Banner tone="warning" role="note">
      {latest ? text.reopened : text.open}
    </Banner>
  )
}

interface GoodsProps extends PartProps, Pick<RecallDetailsProps, 'orderHrefOf' | 'returnHrefOf'> {}

function Goods({ recall: { lines }, orderHrefOf, returnHrefOf, text }: GoodsProps) {
  const shared = useMessages('recordDetails', recordDetailsMessages)
  const date = useDateFormat()
  const { item, quantity, unit } = useSoldColumns<(typeof lines)[number]>()
  return (
    <RecordTable
      caption={text.goods}
      rows={lines}
      columns={[
        item,
        {
          label: text.order,
          cell: ({ order, isReturnable }) => (
            <span data-slot="order">
              <span>
                {orderHrefOf ? (
                  <Anchor href={orderHrefOf(order.id)}>{unbroken(order.orderNumber)}</Anchor>
                ) : (
                  unbroken(order.orderNumber)
                )}
              </span>
              {isReturnable && returnHrefOf ? (
                <Anchor href={returnHrefOf(order.id)} aria-label={text.returnItemsOf(order.orderNumber)}>
                  {text.returnItems}
                </Anchor>
              ) : null}
            </span>
          ),
        },
        { label: shared.po, cell: ({ poNum }) => <span data-slot="po">{unbroken(poNum || '–')}</span> },
        { label: text.shipped, cell: ({ shippedAt }) => date(shippedAt) },
        { label: text.shipTo, cell: ({ shipTo }) => shipTo },
        quantity,
        unit,
      ]}
    />
  )
}

/** Each version of the acknowledgment, the latest first. Renders nothing before the first one. */
function History({ recall: { acknowledgments, lines }, text }: PartProps) {
  const date = useDateFormat()
  const { number } = useFormats()
  if (acknowledgments.length === 0) return null
  const known = new Map(lines.map((line) => [line.id, line]))
  return (
    <section className="gz-panel gz-record-part" data-slot="history">
      <h2>{text.history}</h2>
      <ol>
        {acknowledgments.map(({ version, at, by, note, lines: counts }) => (
          <li key={version}>
            <b>{text.version(version, date(at), by)}</b>
            <ul>
              {counts.map(({ lineId, found, used, quarantined, returned }) => {
                const line = known.get(lineId)
                return line ? (
                  <li key={lineId}>
                    {unbroken(text.line(nameWithVariant(line.name, line.matrixDetails), line.order.orderNumber))}:{' '}
                    {text.counts(number(found), number(used), number(quarantined), number(returned))}
                  </li>
                ) : null
              })}
            </ul>
            {note ? <p>{note}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
