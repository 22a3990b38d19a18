'use client'
import type { OfferedAddress } from '@gauze/contract'
import { useEffect, useRef, useState } from 'react'
import type { AddressFormProps, AddressFormValues } from '../../account/address-form/index.js'
import { Button } from '../../actions/button/index.js'
import { useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { useCurrentCheckout } from '../checkout-steps/index.js'
import { type AddAddressMessages, addAddressMessages } from './add-address.messages.js'

export interface AddAddressProps extends Pick<AddressFormProps, 'lookup'> {
  /** Saves a new address of the company, such as `upsertAddress` of an API client. A rejection is shown in its form. */
  onSave: (address: AddressFormValues) => Promise<OfferedAddress>
  /** The code of the form did not come; the button tries again. */
  onUnloaded?: () => void
  messages?: Partial<AddAddressMessages>
}

function loadDialog() {
  return import('./add-address-dialog.js')
}

/**
 * The button for an address that the company does not have yet; this order then goes there. The form opens in a dialog,
 * whose code loads on intent.
 *
 * @example
 * <CheckoutDetails addAddress={<AddAddress onSave={(address) => api.upsertAddress(address)} />} onReview={review} />
 * @throws Error when there is no CheckoutProvider.
 */
export function AddAddress({ onSave, lookup, onUnloaded, messages }: AddAddressProps) {
  const text = useMessages('addAddress', addAddressMessages, messages)
  const { addAddress } = useCurrentCheckout()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const [notice, setNotice] = useState('')
  const [draft, setDraft] = useState<Partial<AddressFormValues>>({})
  useEffect(() => {
    if (!isOpen) return
    const button = opener.current
    // The form saves while its own button has the focus, which disappears with the dialog.
    return () => void setTimeout(() => button?.focus())
  }, [isOpen])
  const prepare = () => void loadDialog().catch(() => undefined)
  const close = () => setOpen(false)
  const takeAdded = (address: OfferedAddress) => {
    addAddress(address)
    const { label, offeredForCart, withheldReason } = address
    setNotice(offeredForCart ? text.added(label) : text.withheld(label, withheldReason ?? ''))
  }
  return (
    <>
      <div>
        <Button
          ref={opener}
          variant="quiet"
          size="s"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            setNotice('')
            setOpen(true)
          }}
        >
          {text.add}
        </Button>
      </div>
      <p role="status" className="gz-visually-hidden">
        {notice}
      </p>
      {isOpen ? (
        <OnDemand
          load={loadDialog}
          onUnloaded={() => {
            close()
            onUnloaded?.()
          }}
        >
          {({ AddAddressDialog }) => (
            <AddAddressDialog
              title={text.add}
              lookup={lookup}
              draft={draft}
              onDraft={(change) => setDraft((before) => (change ? { ...before, ...change } : {}))}
              onClose={close}
              onSave={onSave}
              onAdded={takeAdded}
            />
          )}
        </OnDemand>
      ) : null}
    </>
  )
}
