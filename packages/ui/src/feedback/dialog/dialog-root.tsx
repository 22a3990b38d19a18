'use client'
import { useState } from 'react'
import { type RootView, rootContext } from '../../internal/parts.js'
import { useMessages } from '../../messages/index.js'
import { type DialogMessages, dialogMessages } from './dialog.messages.js'
import type { DialogRootProps, DialogSlotProps, DialogState } from './dialog.types.js'

/** The values that the parts of one dialog share. */
export interface DialogView extends RootView<DialogState> {
  role: 'dialog' | 'alertdialog'
  setOpen: (isOpen: boolean) => void
  slotProps: DialogSlotProps | undefined
  text: DialogMessages
}

export const DialogContext = rootContext<DialogView>('Dialog.Root defaultOpen={…}')

/**
 * Holds the parts of a dialog, and the values that they share: whether and where it is open. It renders no element of
 * its own.
 */
export function DialogRoot({
  isOpen: givenOpen,
  defaultOpen = false,
  onOpenChange,
  place = 'center',
  role = 'dialog',
  classNames,
  slotProps,
  messages,
  children,
}: DialogRootProps) {
  const text = useMessages('dialog', dialogMessages, messages)
  const [ownOpen, setOwnOpen] = useState(defaultOpen)
  const isOpen = givenOpen ?? ownOpen
  const setOpen = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const view = { role, setOpen, text, state: { isOpen, place }, classNames, slotProps }
  return <DialogContext value={view}>{children}</DialogContext>
}
