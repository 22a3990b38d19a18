'use client'
import { type ComponentPropsWithRef, useEffect, useRef } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useFormats } from '../../formats/index.js'
import { Mark } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { Anchor } from '../../link/index.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { type AddedItemsMessages, addedItemsMessages } from './added-items.messages.js'
import type { ItemsAddition, ItemsAdditionLine } from './use-items-addition.js'

export interface AddedItemsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The addition, from `useItemsAddition`. */
  addition: ItemsAddition
  messages?: Partial<AddedItemsMessages>
}

/** Reports the outcome of the latest addition, and takes it out of the cart again. Empty before the first addition. */
export function AddedItems({ addition, messages, className, ...props }: AddedItemsProps) {
  const text = useMessages('addedItems', addedItemsMessages, messages)
  const { cart } = useRoutes()
  const { granted, isAnswered, undo, undoState } = addition
  const words = useWords(addition, text)
  const said = useRef<HTMLDivElement>(null)
  const sentence = words?.sentence
  useEffect(() => {
    // The pressed button goes away with an undo, with the choice of its lines, or once they are in the cart.
    if (sentence && document.activeElement === document.body) said.current?.focus()
  }, [sentence])
  return (
    <div {...props} ref={said} tabIndex={-1} role="status" className={cx('gz-added-items', className)}>
      {words ? (
        <Banner
          role="presentation"
          tone={words.tone}
          actions={
            isAnswered && granted.length > 0 ? (
              <>
                <Button size="s" variant="quiet" commits="" isPending={undoState === 'pending'} onClick={undo}>
                  {text.undo}
                </Button>
                <Anchor href={cart}>{text.viewCart}</Anchor>
              </>
            ) : null
          }
        >
          {words.sentence}
        </Banner>
      ) : null}
    </div>
  )
}

function useWords(
  { lines, outcomeOf, granted, isAnswered, isWaiting, undoState }: ItemsAddition,
  text: AddedItemsMessages,
) {
  const { number } = useFormats()
  if (undoState === 'done') return { tone: 'info', sentence: text.undone } as const
  if (undoState === 'failed') return { tone: 'danger', sentence: text.undoFailed } as const
  if (lines.length === 0) return null
  if (isWaiting) return { tone: 'warning', sentence: text.delayed } as const
  if (!isAnswered) return { tone: 'info', sentence: text.pending(lines.length, number(lines.length)) } as const
  const sum = (type: string) => lines.filter((line) => outcomeOf(line)?.type === type).length
  const adjusted = sum('adjusted')
  const refused = sum('refused')
  const sentence = [
    text.added(number(granted.length), number(lines.length)),
    adjusted > 0 && text.adjusted(adjusted, number(adjusted)),
    refused > 0 && text.refused(refused, number(refused)),
  ]
    .filter(Boolean)
    .join(' ')
  return { tone: adjusted + refused > 0 ? 'warning' : 'success', sentence } as const
}

export interface AddedOutcomeProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** The addition, from `useItemsAddition`. */
  addition: ItemsAddition
  /** The item number whose outcome is shown. */
  itemId: number
  /** The unit of the line, where one item can have several lines. */
  unit?: number
}

/** The outcome of one line of the latest addition. Renders nothing for a line that is not part of it. */
export function AddedOutcome({ addition, itemId, unit, className, ...props }: AddedOutcomeProps) {
  const text = useMessages('addedItems', addedItemsMessages)
  const words = useLineWords(addition, text)
  const line = addition.lines.find((one) => one.itemId === itemId && (unit === undefined || one.unit === unit))
  if (!line) return null
  const status = addition.outcomeOf(line)?.type ?? 'pending'
  return (
    <p {...props} className={cx('gz-added-outcome', className)} data-status={status}>
      {status === 'refused' ? <Mark shape="cross" /> : null} {words(line)}
    </p>
  )
}

function useLineWords({ outcomeOf }: ItemsAddition, text: AddedItemsMessages) {
  const { number } = useFormats()
  const failureText = useFailureText()
  return (line: ItemsAdditionLine) => {
    const amount = text.amount(number(line.quantity), line.unitLabel)
    const outcome = outcomeOf(line)
    switch (outcome?.type) {
      case 'added':
        return text.lineAdded(amount)
      case 'adjusted':
        return text.lineAdjusted(number(outcome.granted), amount)
      case 'refused':
        return text.lineRefused(failureText(outcome.reason))
      case 'delayed':
        return text.lineDelayed(amount)
      case undefined:
        return text.linePending(amount)
    }
  }
}
