'use client'
import type { ReactNode } from 'react'
import { Button } from '../../actions/button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { useFormats } from '../../formats/index.js'
import { useMessages } from '../../messages/index.js'
import { type FilterSheetMessages, filterSheetMessages } from './filter-sheet.messages.js'

export interface FilterSheetProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** How many products the filters leave; null while it is not known. */
  total: number | null
  /** Applies the filters; nothing is applied before. */
  onApply: () => void
  /** Clears every choice. */
  onClear: () => void
  /** The facet groups. */
  children: ReactNode
  messages?: Partial<FilterSheetMessages>
}

/**
 * The filters of a listing as a sheet from below, on a phone; closing it applies nothing. Load this module when it is
 * first needed.
 */
export function FilterSheet({ isOpen, onOpenChange, total, onApply, onClear, children, messages }: FilterSheetProps) {
  const text = useMessages('filterSheet', filterSheetMessages, messages)
  const { number } = useFormats()
  return (
    <Dialog
      place="bottom"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text.title}
      footer={
        <>
          <Button variant="plain" onClick={onClear}>
            {text.clear}
          </Button>
          <Button onClick={onApply}>
            <span aria-live="polite">{total === null ? text.showAny : text.show(total, number(total))}</span>
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
