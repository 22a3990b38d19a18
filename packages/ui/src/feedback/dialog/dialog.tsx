'use client'
import type { CSSProperties, ReactNode, Ref } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../../actions/icon-button/index.js'
import { CloseIcon } from '../../icons/index.js'
import { cx } from '../../internal/cx.js'
import { useMessages } from '../../messages/index.js'
import { type DialogMessages, dialogMessages } from './dialog.messages.js'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the bottom. */
  footer?: ReactNode
  /** In the middle of the page, or a sheet from the side or from below. @selector [data-place] */
  place?: 'center' | 'start' | 'bottom'
  /** `alertdialog` requires an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  className?: string
  style?: CSSProperties
  ref?: Ref<HTMLElement>
  messages?: Partial<DialogMessages>
}

/**
 * A modal dialog on React Aria: focus is kept inside, Escape closes, focus returns to where it was, the page behind is
 * hidden from assistive technology. Load this module when it is first needed.
 *
 * @example <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Have Questions?">…</Dialog>
 */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  footer,
  place = 'center',
  role = 'dialog',
  className,
  style,
  ref,
  messages,
}: DialogProps) {
  const text = useMessages('dialog', dialogMessages, messages)
  return (
    <ModalOverlay
      className="gz-scrim"
      data-place={place}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog'}
    >
      <Modal className={cx('gz-modal')} data-place={place}>
        <AriaDialog
          {...(ref ? { ref } : {})}
          {...(style ? { style } : {})}
          role={role}
          className={cx('gz-dialog', className)}
        >
          <header data-slot="header">
            <Heading slot="title">{title}</Heading>
            <IconButton label={text.close} onClick={() => onOpenChange(false)}>
              <CloseIcon />
            </IconButton>
          </header>
          <div data-slot="body">{children}</div>
          {footer ? <footer data-slot="footer">{footer}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
