'use client'
import type { OfferedAddress } from '@gauze/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AddressFormProps, AddressFormValues } from '../../account/address-form/index.js'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { type AddAddressMessages, addAddressMessages } from './add-address.messages.js'

export interface AddAddressOpenerProps extends Pick<AddressFormProps, 'initial' | 'lookup' | 'defaults'> {
  /** Imports the dialog; the component does it if omitted. */
  load?: () => Promise<typeof import('./add-address-dialog.js')>
  /** The name of the button and of its dialog. */
  title: string
  /** The words on the button; the title if omitted. */
  children?: ReactNode
  onOpen?: () => void
  onSave: (address: AddressFormValues) => Promise<OfferedAddress>
  onSaved: (address: OfferedAddress) => void
  messages?: Partial<AddAddressMessages> | undefined
}

function loadDialog() {
  return import('./add-address-dialog.js')
}

/** The button and the dialog that it opens, whose code loads on intent. A failure to load is shown with a retry. */
export function AddAddressOpener({
  load = loadDialog,
  title,
  children = title,
  initial = {},
  onOpen,
  messages,
  ...dialog
}: AddAddressOpenerProps) {
  const text = useMessages('addAddress', addAddressMessages, messages)
  const [status, setStatus] = useState<'closed' | 'open' | 'failed'>('closed')
  const isOpen = status === 'open'
  const opener = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState<Partial<AddressFormValues>>({})
  useEffect(() => {
    if (!isOpen) return
    const button = opener.current
    // The form saves while its own button has the focus, which disappears with the dialog.
    return () => void setTimeout(() => button?.focus())
  }, [isOpen])
  const prepare = () => void load().catch(() => undefined)
  const open = () => {
    onOpen?.()
    setStatus('open')
  }
  const retry = () => {
    // Its own button goes with the failure.
    opener.current?.focus()
    open()
  }
  return (
    <>
      <div>
        <Button
          ref={opener}
          variant="quiet"
          size="s"
          aria-label={children === title ? undefined : title}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={open}
        >
          {children}
        </Button>
      </div>
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
              {...dialog}
              title={title}
              draft={{ ...initial, ...draft }}
              onDraft={(change) => setDraft((before) => (change ? { ...before, ...change } : {}))}
              onClose={() => setStatus('closed')}
            />
          )}
        </OnDemand>
      ) : null}
    </>
  )
}
