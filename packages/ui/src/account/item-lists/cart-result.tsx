'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { type DataColumn, DataTable } from '../../data-table/index.js'
import { useFormats } from '../../formats/index.js'
import { useFailureText } from '../../messages/index.js'
import { StatusTag } from '../../product/status-tag/index.js'
import type { ItemListsMessages } from './item-lists.messages.js'
import { sumText, unitLabelOf } from './line-money.js'
import type { AddedLine, CartAddition } from './use-cart-addition.js'

interface CartResultProps {
  addition: CartAddition
  cartHref: string
  isUndoing: boolean
  onUndo: () => void
  onDismiss: () => void
  text: ItemListsMessages
}

/**
 * The outcome of adding lines to the cart: first the lines that were not added in full, then one row for the others.
 * It takes the focus when the last outcome arrives.
 */
export function CartResult({ addition, cartHref, isUndoing, onUndo, onDismiss, text }: CartResultProps) {
  const { money, number } = useFormats()
  const failureText = useFailureText()
  const [hasAll, setHasAll] = useState(false)
  const section = useRef<HTMLElement>(null)
  const { added, total, isDone, isWaiting } = addition
  useEffect(() => {
    if (isDone) section.current?.focus()
  }, [isDone])
  const questions = added.filter(({ outcome }) => outcome.type !== 'added')
  const full = added.filter(({ outcome }) => outcome.type === 'added')
  const columns: DataColumn<AddedLine>[] = [
    {
      id: 'item',
      header: text.item,
      isRowHeader: true,
      cell: ({ line }) => line.item.name,
      text: ({ line }) => line.item.name,
    },
    { id: 'wanted', header: text.wanted, cell: ({ line }) => text.wantedOf(number(line.quantity), unitLabelOf(line)) },
    { id: 'outcome', header: text.outcome, cell: ({ outcome }) => outcomeTag(outcome) },
  ]
  const outcomeTag = (outcome: AddedLine['outcome']): ReactNode => {
    if (outcome.type === 'refused')
      return <StatusTag tone="refused">{text.notAdded(failureText(outcome.reason))}</StatusTag>
    if (outcome.type === 'adjusted')
      return <StatusTag tone="notice">{text.adjusted(number(outcome.granted))}</StatusTag>
    return <StatusTag tone="good">{text.added}</StatusTag>
  }
  const sum = sumText(
    full.map(({ line }) => line),
    money,
  )
  const result = text.resultOf(number(full.length), number(total))
  return (
    <section ref={section} tabIndex={-1} aria-label={text.result} data-slot="cart-result" className="gz-panel">
      <div data-slot="bar">
        <p role="status">
          {isDone ? (
            <b>{sum === null ? result : `${result}, ${sum}`}</b>
          ) : isWaiting ? (
            text.resultWaiting
          ) : (
            text.resultPending(number(added.length), number(total))
          )}
        </p>
        {isDone ? (
          <>
            <LinkButton size="s" href={cartHref}>
              {text.viewCart}
            </LinkButton>
            {added.some(({ outcome }) => outcome.type !== 'refused') ? (
              <Button size="s" variant="plain" isPending={isUndoing} onClick={onUndo}>
                {text.undoAll}
              </Button>
            ) : null}
            <Button size="s" variant="plain" onClick={onDismiss}>
              {text.dismiss}
            </Button>
          </>
        ) : null}
      </div>
      {isDone && (questions.length > 0 || hasAll) ? (
        <DataTable
          rows={hasAll ? [...questions, ...full] : questions}
          columns={columns}
          keyOf={({ line }) => line.id}
          label={text.result}
          hasToolbar={false}
        />
      ) : null}
      {isDone && !hasAll && full.length > 0 && questions.length > 0 ? (
        <div data-slot="rest">
          <p>{text.asTheyAre(full.length, number(full.length))}</p>
          <Button
            size="s"
            variant="plain"
            onClick={() => {
              setHasAll(true)
              section.current?.focus()
            }}
          >
            {text.showAll}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
