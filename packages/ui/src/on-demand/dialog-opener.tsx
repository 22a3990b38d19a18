import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../actions/button/index.js'
import { Banner } from '../feedback/banner/index.js'
import { focusShown } from '../internal/focus-shown.js'
import { OnDemand } from './on-demand.js'

export interface DialogOpenerProps<Module> {
  /** Imports the dialog, with the data that it needs. */
  load: () => Promise<Module>
  /** Called when somebody points at or focuses the button, to import the code early. */
  onIntent: () => void
  /** The name of the button and of its dialog. */
  title: string
  /** The words on the button; the title if omitted. */
  label?: ReactNode
  onOpen?: (() => void) | undefined
  text: { readonly notLoaded: string; readonly retry: string }
  /** Renders the open dialog. */
  children: (module: Module, close: () => void) => ReactNode
}

/**
 * A button that opens a dialog, whose code loads on demand. A message offers a retry if it fails to load. The focus
 * returns to the button when the dialog closes.
 */
export function DialogOpener<Module>({
  load,
  onIntent,
  title,
  label = title,
  onOpen,
  text,
  children,
}: DialogOpenerProps<Module>) {
  const [status, setStatus] = useState<'closed' | 'open' | 'failed'>('closed')
  const isOpen = status === 'open'
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const button = opener.current
    // After a save, the focused submit button disappears with the dialog.
    return () => void setTimeout(() => focusShown(button))
  }, [isOpen])
  useEffect(() => {
    // The menu that the button is in has closed, and it has the message.
    if (status === 'failed') opener.current?.closest<HTMLElement>('[popover]:not(:popover-open)')?.showPopover()
  }, [status])
  const open = () => {
    onOpen?.()
    setStatus('open')
  }
  const retry = () => {
    // The retry button disappears with the failure, so the focus returns to the opener.
    focusShown(opener.current)
    open()
  }
  return (
    <>
      <div>
        <Button
          ref={opener}
          variant="quiet"
          size="s"
          aria-label={label === title ? undefined : title}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={open}
        >
          {label}
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
          {(module) => children(module, () => setStatus('closed'))}
        </OnDemand>
      ) : null}
    </>
  )
}
