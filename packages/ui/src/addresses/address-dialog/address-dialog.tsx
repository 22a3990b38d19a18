'use client'
import type { OfferedAddress } from '@gauze/contract'
import { Dialog } from '../../feedback/dialog/index.js'
import { AddressForm, type AddressFormProps, type AddressFormValues } from '../address-form/index.js'

interface AddressDialogProps extends Pick<AddressFormProps, 'lookup' | 'defaults'> {
  title: string
  /** The values of the address, with the filled-in ones in their place. */
  draft: Partial<AddressFormValues>
  /** Called with each changed value, and with null when the address is saved or discarded. */
  onDraft: (change: Partial<AddressFormValues> | null) => void
  onClose: () => void
  onSave: (address: AddressFormValues) => Promise<OfferedAddress>
  onSaved: (address: OfferedAddress) => void
}

/** A dialog with an address form. Escape and a press outside keep the filled-in values; Cancel discards them. */
export function AddressDialog({ title, draft, onDraft, onClose, onSave, onSaved, ...form }: AddressDialogProps) {
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
      <AddressForm {...form} values={draft} onValuesChange={onDraft} onSubmit={save} onCancel={leave} />
    </Dialog>
  )
}
