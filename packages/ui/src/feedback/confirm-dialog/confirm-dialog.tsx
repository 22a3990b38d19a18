'use client'
import type { ReactNode } from 'react'
import { Button } from '../../actions/button/index.js'
import { useMessages } from '../../messages/index.js'
import { Dialog } from '../dialog/index.js'
import { type ConfirmDialogMessages, confirmDialogMessages } from './confirm-dialog.messages.js'

export interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  children: ReactNode
  /** Says what will be done, e.g. 'Empty cart'; never just 'OK'. */
  confirmLabel: string
  onConfirm: () => void
  isPending?: boolean
  /** The action cannot be undone. */
  isDestructive?: boolean
  messages?: Partial<ConfirmDialogMessages>
}

/** Asks before something happens (WAI-ARIA APG alertdialog). Focus starts on the answer that changes nothing. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  onConfirm,
  isPending = false,
  isDestructive,
  messages,
}: ConfirmDialogProps) {
  const text = useMessages('confirmDialog', confirmDialogMessages, messages)
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          <Button variant="quiet" autoFocus onClick={() => onOpenChange(false)}>
            {text.cancel}
          </Button>
          <Button variant={isDestructive ? 'danger' : 'primary'} isPending={isPending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
