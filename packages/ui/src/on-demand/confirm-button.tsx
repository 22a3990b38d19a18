'use client'
import { useState } from 'react'
import { Button, type ButtonProps } from '../actions/button/index.js'
import type { ConfirmDialogProps } from '../feedback/confirm-dialog/index.js'
import { DialogOnDemand } from './dialog-on-demand.js'

export interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick' | 'commits'> {
  /** The question, whose code loads when the button is pressed. */
  question: Pick<
    ConfirmDialogProps,
    'title' | 'children' | 'confirmLabel' | 'commits' | 'isDestructive' | 'onConfirm'
  > & {
    /** Names the button that cancels; 'Cancel' by default. */
    keepLabel?: string
  }
}

/**
 * A button that asks before it acts.
 *
 * @example
 * <ConfirmButton question={{ title: 'Withdraw this quote?', children: 'Its prices end.', confirmLabel: 'Withdraw', onConfirm: withdraw }}>
 *   Withdraw
 * </ConfirmButton>
 */
export function ConfirmButton({ question: { keepLabel, ...question }, ...props }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...props} onClick={() => setOpen(true)} />
      <DialogOnDemand isOpen={isOpen} onOpenChange={setOpen} load={() => import('../feedback/confirm-dialog/index.js')}>
        {({ ConfirmDialog }) => (
          <ConfirmDialog
            {...question}
            isOpen={isOpen}
            onOpenChange={setOpen}
            {...(keepLabel === undefined ? {} : { slotProps: { cancel: { children: keepLabel } } })}
          />
        )}
      </DialogOnDemand>
    </>
  )
}
