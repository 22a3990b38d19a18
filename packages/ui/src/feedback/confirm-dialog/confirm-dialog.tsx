'use client'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { useId, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../../actions/button/index.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { Banner } from '../banner/index.js'
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
  /**
   * Does the action. Without a promise, the dialog closes at once. With one, the dialog is pending and stays open until
   * the promise resolves; a rejection is shown in place of `children`, and the action may be tried again.
   */
  onConfirm: () => unknown
  /** The call that the action makes, as of `Button`. */
  commits?: string | undefined
  /** The action cannot be undone. */
  isDestructive?: boolean | undefined
  slotProps?: ConfirmDialogSlotProps | undefined
  messages?: Partial<ConfirmDialogMessages>
}

/**
 * Asks before an action (WAI-ARIA APG alertdialog). The focus starts on the button that cancels. To arrange the parts
 * yourself, use `Dialog.Root` with `role="alertdialog"` and the parts of `Dialog`.
 *
 * @example
 * <ConfirmDialog trigger={<Button>Empty cart</Button>} title="Empty your cart?" confirmLabel="Empty cart" onConfirm={empty}>
 *   The cart will be empty.
 * </ConfirmDialog>
 */
export function ConfirmDialog({
  confirmLabel,
  onConfirm,
  commits,
  isDestructive,
  slotProps: { cancel, confirm, ...slotProps } = {},
  messages,
  children,
  ...props
}: ConfirmDialogProps) {
  const consequence = useId()
  const text = useMessages('confirmDialog', confirmDialogMessages, messages)
  const { isOpen, isPending, refusal, setOpen, run } = useQuestion(props, onConfirm)
  return (
    <Dialog
      {...props}
      isOpen={isOpen}
      onOpenChange={setOpen}
      role="alertdialog"
      aria-describedby={consequence}
      slotProps={slotProps}
      footer={
        <>
          <Button
            variant="quiet"
            autoFocus
            disabled={isPending}
            data-slot="cancel"
            onClick={() => setOpen(false)}
            {...cancel}
          >
            {cancel?.children ?? text.cancel}
          </Button>
          <Button
            variant={isDestructive ? 'danger' : 'primary'}
            isPending={isPending}
            commits={commits}
            data-slot="confirm"
            onClick={() => void run()}
            {...confirm}
          >
            {confirm?.children ?? confirmLabel}
          </Button>
        </>
      }
    >
      <div id={consequence}>{refusal === null ? children : <Banner tone="danger">{refusal}</Banner>}</div>
    </Dialog>
  )
}

/** Whether the dialog is open, and its action, which holds it open until the answer has come. */
function useQuestion(
  {
    isOpen: givenOpen,
    defaultOpen = false,
    onOpenChange,
  }: Pick<DialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'>,
  onConfirm: () => unknown,
) {
  const failureText = useFailureText()
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isRunning = useRef(false)
  const setOpen = (isOpen: boolean) => {
    if (isRunning.current) return
    setRefusal(null)
    setOwnOpen(isOpen)
    onOpenChange?.(isOpen)
  }
  const run = async () => {
    try {
      const answer = onConfirm()
      if (answer instanceof Promise) {
        isRunning.current = true
        setPending(true)
        await answer
      }
      isRunning.current = false
      setOpen(false)
    } catch (error) {
      setRefusal(failureText(reasonOf(readFailure(error))))
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }
  return { isOpen: givenOpen ?? ownOpen, isPending, refusal, setOpen, run }
}
