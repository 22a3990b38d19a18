'use client'
import type { ReactNode } from 'react'
import type { PartProps } from '../../internal/part.js'
import type { DialogContentProps, DialogRootProps, DialogState } from './dialog.types.js'
import { DialogContent, DialogModal, DialogScrim, DialogTitle } from './dialog-layers.js'
import { dialogParts as Part } from './dialog-parts.js'
import { DialogRoot } from './dialog-root.js'

export interface DialogProps extends Omit<DialogRootProps, 'children'>, Omit<DialogContentProps, 'children'> {
  /** The heading, which names the dialog. */
  title: ReactNode
  children: ReactNode
  /** The button that opens the dialog, for an uncontrolled dialog. */
  trigger?: PartProps<DialogState>['render']
  /** Buttons at the bottom. */
  footer?: ReactNode
}

function DialogPreset({
  isOpen,
  defaultOpen,
  onOpenChange,
  place,
  role,
  classNames,
  messages,
  title,
  children,
  trigger,
  footer,
  slotProps,
  ...content
}: DialogProps) {
  const root = { isOpen, defaultOpen, onOpenChange, place, role, classNames, slotProps, messages }
  return (
    <DialogRoot {...root}>
      {trigger ? <Part.Trigger render={trigger} /> : null}
      <DialogScrim>
        <DialogModal>
          <DialogContent {...content}>
            <Part.Header>
              <DialogTitle>{title}</DialogTitle>
              <Part.Close />
            </Part.Header>
            <Part.Body>{children}</Part.Body>
            {footer ? <Part.Footer>{footer}</Part.Footer> : null}
          </DialogContent>
        </DialogModal>
      </DialogScrim>
    </DialogRoot>
  )
}

/**
 * A modal dialog on React Aria: focus is kept inside, Escape closes, focus returns to where it was, the page behind is
 * hidden from assistive technology. Load this module when it is first needed. To arrange the parts yourself, put
 * `Content` into `Modal` into `Scrim` into `Dialog.Root`, and the other parts anywhere inside the root.
 *
 * @keyboard Escape: closes the dialog.
 * @keyboard Tab: moves inside of the dialog only.
 * @example <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Have Questions?">…</Dialog>
 * @example <Dialog trigger={<Button>Ask</Button>} title="Have Questions?">…</Dialog>
 */
export const Dialog = Object.assign(DialogPreset, {
  Root: DialogRoot,
  Scrim: DialogScrim,
  Modal: DialogModal,
  Content: DialogContent,
  Title: DialogTitle,
  ...Part,
})
