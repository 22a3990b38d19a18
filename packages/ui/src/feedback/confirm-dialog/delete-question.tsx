'use client'
import { readFailure } from '@gauze/machines/port'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.js'

interface DeleteQuestionProps {
  title: string
  text: Readonly<Record<'delete' | 'deleteBody' | 'keep', string> & { deleteAnyway?: string }>
  /**
   * The type of the refusal that names the orders and subscriptions that need the record, such as `card-in-use`. Omit it
   * for a record that nothing needs.
   */
  inUse?: string
  /** The call that deletes, as of `Button`. */
  commits: string
  /** Deletes the record; with `evenIfUsed` although orders or subscriptions need it. A rejection is shown. */
  onDelete: (choice: { evenIfUsed?: true }) => Promise<unknown>
  /** Called after the deletion. */
  onDone: () => void
  onClose: () => void
}

/**
 * Asks before a record is deleted, and once more with the server's words if orders or subscriptions need it.
 *
 * @example
 * <DeleteQuestion title="Delete Main dock?" text={text} inUse="address-in-use"
 *   commits="deleteAddress" onDelete={(choice) => api.deleteAddress({ id, ...choice })} onDone={read} onClose={close} />
 */
export function DeleteQuestion({ title, text, inUse, commits, onDelete, onDone, onClose }: DeleteQuestionProps) {
  const [isInUse, setInUse] = useState(false)
  const remove = async () => {
    try {
      await onDelete(isInUse ? { evenIfUsed: true } : {})
    } catch (error) {
      setInUse(inUse !== undefined && readFailure(error).slug === inUse)
      throw error
    }
    onDone()
  }
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      commits={commits}
      title={title}
      confirmLabel={isInUse ? (text.deleteAnyway ?? text.delete) : text.delete}
      onConfirm={remove}
      slotProps={{ cancel: { children: text.keep } }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {text.deleteBody}
    </ConfirmDialog>
  )
}
