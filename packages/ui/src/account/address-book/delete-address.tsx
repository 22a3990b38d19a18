'use client'
import type { OfferedAddress } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { useState } from 'react'
import { Banner } from '../../feedback/banner/index.js'
import { ConfirmDialog } from '../../feedback/confirm-dialog/index.js'
import { useFailureText } from '../../messages/index.js'
import type { AddressBookProps } from './address-book.js'
import type { AddressBookMessages } from './address-book.messages.js'

interface DeleteAddressProps {
  address: OfferedAddress
  onDelete: NonNullable<AddressBookProps['onDelete']>
  /** Called after the deletion. */
  onDone: () => void
  onClose: () => void
  text: AddressBookMessages
}

/** Asks before an address is deleted, and once more with the server's words if orders or subscriptions need it. */
export function DeleteAddress({ address: { id, label }, onDelete, onDone, onClose, text }: DeleteAddressProps) {
  const failureText = useFailureText()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<{ readonly words: string; readonly isInUse: boolean } | null>(null)
  const isInUse = refusal?.isInUse === true
  const remove = async () => {
    setPending(true)
    try {
      await onDelete({ id, ...(isInUse ? { evenIfUsed: true } : {}) })
      onDone()
    } catch (error) {
      const failure = readFailure(error)
      setRefusal({ words: failureText(reasonOf(failure)), isInUse: failure.slug === 'address-in-use' })
      setPending(false)
    }
  }
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isPending={isPending}
      title={text.deleteTitle(label)}
      confirmLabel={isInUse ? text.deleteAnyway : text.delete}
      onConfirm={() => void remove()}
      slotProps={{ cancel: { children: text.keep } }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {refusal ? <Banner tone={isInUse ? 'warning' : 'danger'}>{refusal.words}</Banner> : text.deleteBody}
    </ConfirmDialog>
  )
}
