'use client'
import { Button } from '../../actions/button/index.js'
import { IconButton } from '../../actions/icon-button/index.js'
import { CloseIcon } from '../../icons/index.js'
import { part } from '../../internal/parts.js'
import { DialogContext } from './dialog-root.js'

/** The parts of a dialog that are not React Aria's. */
export const dialogParts = {
  /** The button that opens the dialog, and gets the focus back. */
  Trigger: part(DialogContext, 'trigger', ({ setOpen, state }) => ({
    element: <Button />,
    'aria-haspopup': 'dialog',
    'aria-expanded': state.isOpen,
    onClick: () => setOpen(true),
  })),

  /** What stays on top. */
  Header: part(DialogContext, 'header', () => ({ as: 'header' })),

  /** The button that closes the dialog. Words of its own need an `aria-label` that has them. */
  Close: part(DialogContext, 'close', ({ setOpen, text }) => ({
    element: (
      <IconButton label={text.close}>
        <CloseIcon />
      </IconButton>
    ),
    'aria-label': text.close,
    onClick: () => setOpen(false),
  })),

  /** What scrolls when the window is low. */
  Body: part(DialogContext, 'body', () => ({})),

  /** The buttons at the bottom. */
  Footer: part(DialogContext, 'footer', () => ({ as: 'footer' })),
}
