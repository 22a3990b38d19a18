'use client'
import type { OfferedAddress } from '@gauze/contract'
import { useState } from 'react'
import { AddressForm, type AddressFormProps, type AddressFormValues } from '../../account/address-form/index.js'
import { Dialog } from '../../feedback/dialog/index.js'

interface AddAddressDialogProps extends Pick<AddressFormProps, 'lookup' | 'defaults'> {
  title: string
  /** What was filled in before the dialog was closed. */
  draft: Partial<AddressFormValues>
  /** Gets what is filled in, and null when it is saved or given up. */
  onDraft: (change: Partial<AddressFormValues> | null) => void
  onClose: () => void
  onSave: (address: AddressFormValues) => Promise<OfferedAddress>
  onSaved: (address: OfferedAddress) => void
}

/**
 * Takes an address, new or changed. Closed by Escape or a press outside it keeps what was filled in; Cancel gives it up.
 */
export function AddAddressDialog({ title, draft, onDraft, onClose, onSave, onSaved, ...form }: AddAddressDialogProps) {
  const [initial] = useState(draft)
  const leave = () => {
    onDraft(null)
    onClose()
  }
  const save = async (address: AddressFormValues) => {
    onSaved(await onSave(address))
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
      <AddressForm {...form} initial={initial} onValuesChange={onDraft} onSubmit={save} onCancel={leave} />
    </Dialog>
  )
}
