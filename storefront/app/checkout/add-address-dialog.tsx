import { createAddressLookup } from '@gauze/api-client/address-lookup'
import type { OfferedAddress } from '@gauze/contract'
import { AddressForm, type AddressFormValues } from '@gauze/ui/account/address-form'
import { Dialog } from '@gauze/ui/feedback/dialog'
import { useMemo } from 'react'
import { useRuntime } from '../runtime/runtime-provider.js'

export interface AddAddressDialogProps {
  /** The service that suggests addresses; null leaves plain fields (OPS-05). */
  mapsUrl: string | null
  onClose: () => void
  onAdded: (address: OfferedAddress) => void
}

/** Takes a new address of the company; this order then goes there. */
export function AddAddressDialog({ mapsUrl, onClose, onAdded }: AddAddressDialogProps) {
  const lookup = useMemo(() => (mapsUrl === null ? undefined : createAddressLookup({ url: mapsUrl })), [mapsUrl])
  const runtime = useRuntime()
  const save = async (address: AddressFormValues) => {
    const { api } = await runtime.load()
    onAdded(await api.upsertAddress({ ...address }))
    onClose()
  }
  return (
    <Dialog
      isOpen
      title="Add an address"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <AddressForm onSubmit={save} onCancel={onClose} lookup={lookup} />
    </Dialog>
  )
}
