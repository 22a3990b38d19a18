'use client'
import { useEffect } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { AriaLocale, useDirection } from '../../internal/aria-locale.js'
import { merged } from '../../internal/part.js'
import { useRoot } from '../../internal/parts.js'
import { ariaPart } from './aria-part.js'
import type { DialogContentProps, DialogLayerProps, DialogTitleProps } from './dialog.types.js'
import { DialogContext } from './dialog-root.js'

/** Covers the page while the dialog is open. A replacement must be a `<div>`. @selector [data-place] */
export function DialogScrim(props: DialogLayerProps) {
  const view = useRoot(DialogContext, 'scrim')
  const { role, setOpen, state, slotProps } = view
  const direction = useDirection()
  const { className, render, ...attributes } = merged(slotProps?.scrim ?? {}, props)
  return (
    <AriaLocale>
      <ModalOverlay
        dir={direction}
        isDismissable={role === 'dialog'}
        {...attributes}
        {...ariaPart(view, 'scrim', 'gz-scrim', { className, render })}
        data-place={state.place}
        isOpen={state.isOpen}
        onOpenChange={setOpen}
      />
    </AriaLocale>
  )
}

/** The frame of the dialog. A replacement must be a `<div>`. @selector [data-place] */
export function DialogModal(props: DialogLayerProps) {
  const view = useRoot(DialogContext, 'modal')
  const { className, render, ...attributes } = merged(view.slotProps?.modal ?? {}, props)
  return (
    <Modal
      {...attributes}
      {...ariaPart(view, 'modal', 'gz-modal', { className, render })}
      data-place={view.state.place}
    />
  )
}

/**
 * The dialog itself; it keeps the focus inside. The focus begins at the title, or in the text field of a dialog that asks
 * for one text alone. A replacement must be a `<section>`.
 */
export function DialogContent(props: DialogContentProps) {
  const view = useRoot(DialogContext, 'content')
  useEffect(focusOnlyText, [])
  const { className, render, ...attributes } = merged(view.slotProps?.content ?? {}, props)
  return <Dialog {...attributes} {...ariaPart(view, 'content', 'gz-dialog', { className, render })} role={view.role} />
}

/** Moves the focus from a dialog that has just opened into its only control, if that takes a text. */
function focusOnlyText() {
  const dialog = document.activeElement
  if (!dialog?.matches('[role="dialog"]')) return
  const controls = dialog.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea, select')
  const [only] = controls
  if (controls.length === 1 && only?.matches('textarea, [type="text"], [type="email"], input:not([type])')) only.focus()
}

/** The heading, which names the dialog. A replacement must be an `<h2>`. */
export function DialogTitle(props: DialogTitleProps) {
  const view = useRoot(DialogContext, 'title')
  const { className, render, ...attributes } = merged(view.slotProps?.title ?? {}, props)
  return (
    <Heading {...attributes} {...ariaPart(view, 'title', 'react-aria-Heading', { className, render })} slot="title" />
  )
}
