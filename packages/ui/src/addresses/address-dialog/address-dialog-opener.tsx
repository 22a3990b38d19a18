'use client'
import type { OfferedAddress } from '@gauze/contract'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/index.js'
import { DialogOpener } from '../../on-demand/dialog-opener.js'
import type { AddressFormProps, AddressFormValues } from '../address-form/index.js'
import { type AddressDialogMessages, addressDialogMessages } from './address-dialog.messages.js'

export interface AddressDialogOpenerProps extends Pick<AddressFormProps, 'initial' | 'lookup' | 'defaults'> {
  /** Imports the dialog. For tests and stories; the component imports its own by default. */
  load?: () => Promise<typeof import('./address-dialog.js')>
  /** The name of the button and of its dialog. */
  title: string
  /** The words on the button; the title if omitted. */
  children?: ReactNode
  /** Called when the dialog opens. */
  onOpen?: () => void
  /** Saves the address. The form shows a rejection, and stays open. */
  onSave: (address: AddressFormValues) => Promise<OfferedAddress>
  /** Called with the saved address. */
  onSaved: (address: OfferedAddress) => void
  messages?: Partial<AddressDialogMessages> | undefined
}

function loadDialog() {
  return import('./address-dialog.js')
}

/**
 * A button that opens a dialog with an address form, for a new address or, with `initial`, a changed one. The dialog's
 * code loads when somebody points at or focuses the button; if it fails to load, a message offers a retry. Escape keeps
 * the filled-in values for the next opening; Cancel discards them. The other fields follow `initial`.
 *
 * @example <AddressDialogOpener title="Add an address" onSave={(address) => api.upsertAddress(address)} onSaved={show} />
 */
export function AddressDialogOpener({
  load = loadDialog,
  title,
  children = title,
  initial = {},
  onOpen,
  messages,
  ...dialog
}: AddressDialogOpenerProps) {
  const text = useMessages('addressDialog', addressDialogMessages, messages)
  const [draft, setDraft] = useState<Partial<AddressFormValues>>({})
  return (
    <DialogOpener
      load={load}
      onIntent={() => void load().catch(() => undefined)}
      title={title}
      label={children}
      onOpen={onOpen}
      text={text}
    >
      {({ AddressDialog }, close) => (
        <AddressDialog
          {...dialog}
          title={title}
          draft={{ ...initial, ...draft }}
          onDraft={(change) => setDraft((before) => (change ? { ...before, ...change } : {}))}
          onClose={close}
        />
      )}
    </DialogOpener>
  )
}
