import { Button } from '@gauze/ui/actions/button'
import { useEffect, useRef, useState } from 'react'
import { readPublicSettings } from '../config/public-settings.js'
import { OnDemand } from '../runtime/on-demand.js'
import { useCurrentCheckout } from './checkout-context.js'

const loadDialog = () => import('./add-address-dialog.js')

/** The way to an address that the company does not have yet; the form is loaded when it is wanted. */
export function AddAddress() {
  const { addAddress } = useCurrentCheckout()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const [told, setTold] = useState('')
  useEffect(() => {
    if (!isOpen) return
    const button = opener.current
    // The form saves while its own button has the focus, which goes with the dialog.
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
            setTold('')
            setOpen(true)
          }}
        >
          Add an address
        </Button>
      </div>
      <p role="status" className="gz-visually-hidden">
        {told}
      </p>
      {isOpen ? (
        <OnDemand load={loadDialog} onUnloaded={() => setOpen(false)}>
          {({ AddAddressDialog }) => (
            <AddAddressDialog
              mapsUrl={readPublicSettings(document).mapsUrl}
              onClose={() => setOpen(false)}
              onAdded={(address) => {
                addAddress(address)
                setTold(
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
