import { createAddressLookup } from '@gauze/api-client/address-lookup'
import type { OfferedAddress } from '@gauze/contract'
import { AddressForm, type AddressFormValues } from '@gauze/ui/account/address-form'
import { Dialog } from '@gauze/ui/feedback/dialog'
import { useMemo, useState } from 'react'
import { useRuntime } from '../browser/runtime-provider.js'

export interface AddAddressDialogProps {
  /** The service that suggests addresses; null leaves plain fields (OPS-05). */
  mapsUrl: string | null
  /** What was filled in before the dialog was closed. */
  draft: Partial<AddressFormValues>
  /** Gets what is filled in, and null when it is saved or given up. */
  onDraft: (change: Partial<AddressFormValues> | null) => void
  onClose: () => void
  onAdded: (address: OfferedAddress) => void
}

/**
 * Takes a new address of the company; this order then goes there. Closed by Escape or a press outside it keeps what was
 * filled in; Cancel gives it up.
 */
export function AddAddressDialog({ mapsUrl, draft, onDraft, onClose, onAdded }: AddAddressDialogProps) {
  const lookup = useMemo(() => (mapsUrl === null ? undefined : createAddressLookup({ url: mapsUrl })), [mapsUrl])
  const runtime = useRuntime()
  const [initial] = useState(draft)
  const leave = () => {
    onDraft(null)
    onClose()
  }
  const save = async (address: AddressFormValues) => {
    const { api } = await runtime.load()
    onAdded(await api.upsertAddress({ ...address }))
    leave()
  }
  return (
    <Dialog
      isOpen
      title="Add an address"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <AddressForm initial={initial} onValuesChange={onDraft} onSubmit={save} onCancel={leave} lookup={lookup} />
    </Dialog>
  )
}
