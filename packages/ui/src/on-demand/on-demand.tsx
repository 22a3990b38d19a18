'use client'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'

export interface OnDemandProps<Module> {
  /** Imports the code. Called once each time the part is mounted. */
  load: () => Promise<Module>
  /** Called when the code failed to load. Remove the part, so that opening it again retries. */
  onUnloaded?: (() => void) | undefined
  children: (module: Module) => ReactNode
}

/**
 * Loads the code of a part when a person opens it, and renders the part once it has loaded.
 *
 * @example
 * {isOpen ? (
 *   <OnDemand load={() => import('./dialog.js')} onUnloaded={close}>
 *     {({ Dialog }) => <Dialog onClose={close} />}
 *   </OnDemand>
 * ) : null}
 */
export function OnDemand<Module>({ load, onUnloaded, children }: OnDemandProps<Module>) {
  const [module, setModule] = useState<{ readonly loaded: Module } | null>(null)
  const start = useEffectEvent(load)
  const fail = useEffectEvent(() => onUnloaded?.())
  useEffect(() => {
    let isCurrent = true
    start().then(
      (loaded) => isCurrent && setModule({ loaded }),
      () => isCurrent && fail(),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return module ? children(module.loaded) : null
}
