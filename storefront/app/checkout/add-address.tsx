import { Button } from '@gauze/ui/actions/button'
import { useCurrentCheckout } from '@gauze/ui/checkout/checkout-steps'
import { useEffect, useRef, useState } from 'react'
import { OnDemand } from '../browser/on-demand.js'
import { readPublicSettings } from '../config/public-settings.js'
import type { AddAddressDialogProps } from './add-address-dialog.js'

function loadDialog() {
  return import('./add-address-dialog.js')
}

/** The button for an address that the company does not have yet; the form is loaded on demand. */
export function AddAddress() {
  const { addAddress } = useCurrentCheckout()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const [notice, setNotice] = useState('')
  const [draft, setDraft] = useState<AddAddressDialogProps['draft']>({})
  useEffect(() => {
    if (!isOpen) return
    const button = opener.current
    // The form saves while its own button has the focus, which disappears with the dialog.
    return () => void setTimeout(() => button?.focus())
  }, [isOpen])
  const prepare = () => void loadDialog().catch(() => undefined)
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
          Add an address
        </Button>
      </div>
      <p role="status" className="gz-visually-hidden">
        {notice}
      </p>
      {isOpen ? (
        <OnDemand load={loadDialog} onUnloaded={() => setOpen(false)}>
          {({ AddAddressDialog }) => (
            <AddAddressDialog
              mapsUrl={readPublicSettings(document).mapsUrl}
              draft={draft}
              onDraft={(change) => setDraft((before) => (change ? { ...before, ...change } : {}))}
              onClose={() => setOpen(false)}
              onAdded={(address) => {
                addAddress(address)
                setNotice(
                  address.offeredForCart
                    ? `${address.label} was added, and this order goes there.`
                    : `${address.label} was added. ${address.withheldReason ?? ''}`,
                )
              }}
            />
          )}
        </OnDemand>
      ) : null}
    </>
  )
}
