'use client'
import type { OfferedAddress } from '@gauze/contract'
import { useState } from 'react'
import { AddressForm, type AddressFormProps, type AddressFormValues } from '../../account/address-form/index.js'
import { Dialog } from '../../feedback/dialog/index.js'

interface AddAddressDialogProps extends Pick<AddressFormProps, 'lookup'> {
  title: string
  /** What was filled in before the dialog was closed. */
  draft: Partial<AddressFormValues>
  /** Gets what is filled in, and null when it is saved or given up. */
  onDraft: (change: Partial<AddressFormValues> | null) => void
  onClose: () => void
  onSave: (address: AddressFormValues) => Promise<OfferedAddress>
  onAdded: (address: OfferedAddress) => void
}

/**
 * Takes a new address. Closed by Escape or a press outside it keeps what was filled in; Cancel gives it up.
 */
export function AddAddressDialog({ title, lookup, draft, onDraft, onClose, onSave, onAdded }: AddAddressDialogProps) {
  const [initial] = useState(draft)
  const leave = () => {
    onDraft(null)
    onClose()
  }
  const save = async (address: AddressFormValues) => {
    onAdded(await onSave(address))
    leave()
  }
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <AddressForm initial={initial} onValuesChange={onDraft} onSubmit={save} onCancel={leave} lookup={lookup} />
    </Dialog>
  )
}
