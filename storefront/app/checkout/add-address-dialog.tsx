import { createAddressLookup } from '@gauze/api-client/address-lookup'
import type { OfferedAddress } from '@gauze/contract'
import { AddressForm, type AddressFormValues } from '@gauze/ui/account/address-form'
import { Dialog } from '@gauze/ui/feedback/dialog'
import { useMemo } from 'react'
import { useSubmission } from '../session/use-submission.js'

export interface AddAddressDialogProps {
  /** The service that suggests addresses; null leaves plain fields (OPS-05). */
  mapsUrl: string | null
  onClose: () => void
  onAdded: (address: OfferedAddress) => void
}

/** Takes a new address of the company, where this order then goes. */
export function AddAddressDialog({ mapsUrl, onClose, onAdded }: AddAddressDialogProps) {
  const lookup = useMemo(() => (mapsUrl === null ? undefined : createAddressLookup({ url: mapsUrl })), [mapsUrl])
  const { isPending, error, fieldErrors, submit } = useSubmission(
    ['line1', 'line2', 'city', 'state', 'zip', 'attention', 'phone', 'label'],
    async (api, address: AddressFormValues) => onAdded(await api.upsertAddress(address)),
    'The address could not be saved. Nothing is lost: try again.',
    onClose,
  )
  return (
    <Dialog
      isOpen
      title="Add an address"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <AddressForm
        onSubmit={(address) => void submit(address)}
        onCancel={onClose}
        lookup={lookup}
        error={error}
        fieldErrors={fieldErrors}
        isPending={isPending}
      />
    </Dialog>
  )
}
