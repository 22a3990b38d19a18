'use client'
import { useId } from 'react'
import { Button, type ButtonProps } from '../../actions/button/index.js'
import { useRoot } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { DialogContext } from '../dialog/dialog-root.js'
import { Dialog, type DialogProps, type DialogSlotProps } from '../dialog/index.js'
import { type ConfirmDialogMessages, confirmDialogMessages } from './confirm-dialog.messages.js'

/** Props of the parts of the preset: the parts of `Dialog`, and the two buttons. */
export interface ConfirmDialogSlotProps extends DialogSlotProps {
  cancel?: Omit<ButtonProps, 'onClick'>
  confirm?: Omit<ButtonProps, 'onClick'>
}

export interface ConfirmDialogProps extends Omit<DialogProps, 'role' | 'footer' | 'slotProps' | 'messages'> {
  /** Names the action, such as 'Empty cart'; never just 'OK'. */
  confirmLabel: string
  onConfirm: () => void
  /** The call that the action makes, as of `Button`. */
  commits?: string | undefined
  isPending?: boolean
  /** The action cannot be undone. */
  isDestructive?: boolean
  slotProps?: ConfirmDialogSlotProps
  messages?: Partial<ConfirmDialogMessages>
}

/**
 * Asks before an action (WAI-ARIA APG alertdialog). The focus starts on the button that cancels. To arrange the parts
 * yourself, use `Dialog.Root` with `role="alertdialog"` and the parts of `Dialog`.
 *
 * @example
 * <ConfirmDialog trigger={<Button>Empty cart</Button>} title="Empty your cart?" confirmLabel="Empty cart" onConfirm={empty}>
 *   All items are taken out.
 * </ConfirmDialog>
 */
export function ConfirmDialog({
  confirmLabel,
  onConfirm,
  commits,
  isPending,
  isDestructive,
  slotProps: { cancel, confirm, ...slotProps } = {},
  messages,
  children,
  ...props
}: ConfirmDialogProps) {
  const consequence = useId()
  const answers = { confirmLabel, onConfirm, commits, isPending, isDestructive, cancel, confirm, messages }
  return (
    <Dialog
      {...props}
      role="alertdialog"
      aria-describedby={consequence}
      slotProps={slotProps}
      footer={<Answers {...answers} closesItself={props.isOpen === undefined} />}
    >
      <div id={consequence}>{children}</div>
    </Dialog>
  )
}

interface AnswersProps extends Pick<ConfirmDialogProps, 'confirmLabel' | 'onConfirm' | 'commits'> {
  isPending: boolean | undefined
  isDestructive: boolean | undefined
  cancel: Omit<ButtonProps, 'onClick'> | undefined
  confirm: Omit<ButtonProps, 'onClick'> | undefined
  messages: ConfirmDialogProps['messages'] | undefined
  /** No parent keeps whether the dialog is open. */
  closesItself: boolean
}

function Answers({
  confirmLabel,
  onConfirm,
  commits,
  isPending = false,
  isDestructive,
  cancel,
  confirm,
  messages,
  closesItself,
}: AnswersProps) {
  const text = useMessages('confirmDialog', confirmDialogMessages, messages)
  const { setOpen } = useRoot(DialogContext, 'footer')
  return (
    <>
      <Button variant="quiet" autoFocus data-slot="cancel" onClick={() => setOpen(false)} {...cancel}>
        {cancel?.children ?? text.cancel}
      </Button>
      <Button
        variant={isDestructive ? 'danger' : 'primary'}
        isPending={isPending}
        commits={commits}
        data-slot="confirm"
        onClick={() => {
          onConfirm()
          if (closesItself) setOpen(false)
        }}
        {...confirm}
      >
        {confirm?.children ?? confirmLabel}
      </Button>
    </>
  )
}
