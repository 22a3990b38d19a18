'use client'
import { type ReactNode, useState } from 'react'
import { Banner } from '../feedback/banner/index.js'
import { useMessages } from '../messages/index.js'
import { OnDemand, type OnDemandProps } from './on-demand.js'
import { onDemandMessages } from './on-demand.messages.js'

export interface DialogOnDemandProps<Module> extends Pick<OnDemandProps<Module>, 'load'> {
  /** The dialog is open. */
  isOpen: boolean
  /** Called with false when the code failed to load, so that the button that opens the dialog retries. */
  onOpenChange: (isOpen: boolean) => void
  /** The dialog, once its code has loaded; it stays rendered while it is closed, so that the focus returns. */
  children: (module: Module) => ReactNode
}

/**
 * Loads the code of a dialog when it is opened for the first time, and says so if the code fails to load.
 *
 * @example
 * <DialogOnDemand isOpen={isOpen} onOpenChange={setOpen} load={() => import('./cancel-dialog.js')}>
 *   {({ CancelDialog }) => <CancelDialog isOpen={isOpen} onOpenChange={setOpen} />}
 * </DialogOnDemand>
 */
export function DialogOnDemand<Module>({ isOpen, onOpenChange, load, children }: DialogOnDemandProps<Module>) {
  const text = useMessages('onDemand', onDemandMessages)
  const [status, setStatus] = useState<'unopened' | 'opened' | 'failed'>('unopened')
  if (isOpen && status !== 'opened') setStatus('opened')
  const fail = () => {
    setStatus('failed')
    onOpenChange(false)
  }
  if (status === 'failed') return <Banner tone="danger">{`${text.unloaded} ${text.retry}`}</Banner>
  if (status === 'unopened') return null
  return (
    <OnDemand load={load} onUnloaded={fail}>
      {children}
    </OnDemand>
  )
}
