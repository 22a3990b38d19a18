'use client'
import type { OfferedAddress } from '@gauze/contract'
import { useEffect, useRef, useState } from 'react'
import type { AddressFormValues } from '../../account/address-form/index.js'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { useCurrentCheckout } from '../checkout-steps/index.js'
import type { AddAddressProps } from './add-address.js'
import { addAddressMessages } from './add-address.messages.js'

interface AddAddressOpenerProps extends AddAddressProps {
  /** Imports the dialog. */
  load: () => Promise<typeof import('./add-address-dialog.js')>
}

/** The button, the dialog that it opens, and what became of it. */
export function AddAddressOpener({ load, onSave, lookup, messages }: AddAddressOpenerProps) {
  const text = useMessages('addAddress', addAddressMessages, messages)
  const { addAddress } = useCurrentCheckout()
  const [status, setStatus] = useState<'closed' | 'open' | 'failed'>('closed')
  const isOpen = status === 'open'
  const opener = useRef<HTMLButtonElement>(null)
  const [notice, setNotice] = useState('')
  const [draft, setDraft] = useState<Partial<AddressFormValues>>({})
  useEffect(() => {
    if (!isOpen) return
    const button = opener.current
    // The form saves while its own button has the focus, which disappears with the dialog.
    return () => void setTimeout(() => button?.focus())
  }, [isOpen])
  const prepare = () => void load().catch(() => undefined)
  const open = () => {
    setNotice('')
    setStatus('open')
  }
  const retry = () => {
    // Its own button goes with the failure.
    opener.current?.focus()
    open()
  }
  const close = () => setStatus('closed')
  const takeAdded = (address: OfferedAddress) => {
    addAddress(address)
    const { label, offeredForCart, withheldReason } = address
    setNotice(offeredForCart ? text.added(label) : text.withheld(label, withheldReason ?? ''))
  }
  return (
    <>
      <div>
        <Button ref={opener} variant="quiet" size="s" onPointerEnter={prepare} onFocus={prepare} onClick={open}>
          {text.add}
        </Button>
      </div>
      <p role="status" className="gz-visually-hidden">
        {notice}
      </p>
      {status === 'failed' ? (
        <Banner
          tone="danger"
          actions={
            <Button variant="plain" size="s" onClick={retry}>
              {text.retry}
            </Button>
          }
        >
          {text.notLoaded}
        </Banner>
      ) : null}
      {isOpen ? (
        <OnDemand load={load} onUnloaded={() => setStatus('failed')}>
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
