'use client'
import { Button, type ButtonProps } from '../../actions/button/index.js'
import { Dialog, type DialogProps, type DialogSlotProps } from '../../feedback/dialog/index.js'
import { useFormats } from '../../formats/index.js'
import { useMessages } from '../../messages/index.js'
import { type FilterSheetMessages, filterSheetMessages } from './filter-sheet.messages.js'

/** Props of the parts of the preset: the parts of `Dialog`, and two buttons. */
export interface FilterSheetSlotProps extends DialogSlotProps {
  clear?: Omit<ButtonProps, 'onClick'>
  apply?: Omit<ButtonProps, 'onClick'>
}

/** Its children are the facet groups. */
export interface FilterSheetProps
  extends Omit<DialogProps, 'place' | 'role' | 'title' | 'footer' | 'slotProps' | 'messages'> {
  /** How many products the filters leave; null while it is not known. */
  total: number | null
  /** Called when the shopper applies the filters. No filter is applied before. */
  onApply: () => void
  /** Clears every choice. */
  onClear: () => void
  slotProps?: FilterSheetSlotProps
  messages?: Partial<FilterSheetMessages>
}

/**
 * The filters of a listing as a sheet from below, on a phone; closing it applies nothing. Load this module when it is
 * first needed.
 */
export function FilterSheet({
  total,
  onApply,
  onClear,
  slotProps: { clear, apply, ...slotProps } = {},
  messages,
  ...props
}: FilterSheetProps) {
  const text = useMessages('filterSheet', filterSheetMessages, messages)
  const { number } = useFormats()
  return (
    <Dialog
      {...props}
      place="bottom"
      title={text.title}
      slotProps={slotProps}
      footer={
        <>
          <Button variant="plain" onClick={onClear} data-slot="clear" {...clear}>
            {clear?.children ?? text.clear}
          </Button>
          <Button onClick={onApply} data-slot="apply" {...apply}>
            {apply?.children ?? (
              <span aria-live="polite">{total === null ? text.showAny : text.show(total, number(total))}</span>
            )}
          </Button>
        </>
      }
    />
  )
}
