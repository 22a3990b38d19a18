'use client'
import type { ItemListLine } from '@gauze/contract'
import type { AddOutcome } from '@gauze/machines/cart'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { LinkButton } from '../../actions/link-button/index.js'
import { addedItemsMessages, type ItemsAddition, type ItemsAdditionLine } from '../../catalog/added-items/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { type DataColumn, DataTable } from '../../data-table/index.js'
import { useFormats } from '../../formats/index.js'
import { focusHeading } from '../../internal/focus-heading.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import type { ItemListsMessages } from './item-lists.messages.js'
import { sumText } from './line-money.js'

type AddedLine = ItemListLine & ItemsAdditionLine

/** An addition of lines of a list. */
export type ListedAddition = ItemsAddition<AddedLine>

interface CartResultProps {
  addition: ListedAddition
  text: ItemListsMessages
}

/**
 * The outcome of adding lines to the cart: first the lines that were not added in full, then one row for the others.
 * It takes the focus when the last outcome arrives, and after an undo.
 */
export function CartResult({ addition, text }: CartResultProps) {
  const addedText = useMessages('addedItems', addedItemsMessages)
  const { cart } = useRoutes()
  const { money, number } = useFormats()
  const failureText = useFailureText()
  const [hasAll, setHasAll] = useState(false)
  const section = useRef<HTMLElement>(null)
  const { lines, outcomeOf, granted, isAnswered, isWaiting, undo, undoState, dismiss } = addition
  const isUndone = undoState === 'done'
  const isDone = isAnswered || isUndone
  // The focused 'Undo all' is gone after the undo.
  useEffect(() => {
    if (isAnswered || isUndone) section.current?.focus()
  }, [isAnswered, isUndone])
  const full = lines.filter((line) => outcomeOf(line)?.type === 'added')
  const questions = lines.filter((line) => outcomeOf(line)?.type !== 'added')
  const columns: DataColumn<AddedLine>[] = [
    {
      id: 'item',
      header: text.item,
      isRowHeader: true,
      cell: ({ name }) => name,
      text: ({ name }) => name,
    },
    {
      id: 'wanted',
      header: text.wanted,
      cell: ({ quantity, unitLabel }) => text.wantedOf(number(quantity), unitLabel),
    },
    { id: 'outcome', header: text.outcome, cell: (line) => outcomeTag(outcomeOf(line)) },
  ]
  const outcomeTag = (outcome: AddOutcome | null): ReactNode => {
    if (outcome?.type === 'refused')
      return <StatusTag tone="refused">{text.notAdded(failureText(outcome.reason))}</StatusTag>
    if (outcome?.type === 'adjusted')
      return <StatusTag tone="notice">{text.adjusted(number(outcome.granted))}</StatusTag>
    return <StatusTag tone="good">{text.added}</StatusTag>
  }
  const status = () => {
    if (isUndone) return <b>{addedText.undone}</b>
    if (undoState === 'failed') return <b>{addedText.undoFailed}</b>
    if (isWaiting) return addedText.delayed
    const all = number(lines.length)
    const answered = lines.filter((line) => outcomeOf(line) !== null).length
    if (!isDone) return text.resultPending(number(answered), all)
    const sum = sumText(full, money)
    const result = text.resultOf(number(full.length), all)
    return <b>{sum === null ? result : `${result}, ${sum}`}</b>
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={text.result} data-slot="cart-result" className="gz-panel">
      <div data-slot="bar">
        <p role="status">{status()}</p>
        {isDone ? (
          <>
            <LinkButton size="s" href={cart}>
              {addedText.viewCart}
            </LinkButton>
            {granted.length > 0 ? (
              <Button size="s" variant="plain" commits="" isPending={undoState === 'pending'} onClick={undo}>
                {addedText.undo}
              </Button>
            ) : null}
            <Button
              size="s"
              variant="plain"
              onClick={() => {
                dismiss()
                focusHeading()
              }}
            >
              {text.dismiss}
            </Button>
          </>
        ) : null}
      </div>
      {isAnswered && (questions.length > 0 || hasAll) ? (
        <DataTable
          rows={hasAll ? [...questions, ...full] : questions}
          columns={columns}
          keyOf={({ id }) => id}
          label={text.result}
          hasToolbar={false}
        />
      ) : null}
      {isAnswered && !hasAll && full.length > 0 && questions.length > 0 ? (
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
