'use client'
import { Button } from '../../actions/button/index.js'
import { IconButton } from '../../actions/icon-button/index.js'
import { CloseIcon } from '../../icons/index.js'
import { part } from '../../internal/parts.js'
import { DialogContext } from './dialog-root.js'

/** The parts of a dialog that are not React Aria's. */
export const dialogParts = {
  /** The button that opens the dialog. The focus returns to it. */
  Trigger: part(DialogContext, 'trigger', ({ setOpen, state }) => ({
    element: <Button />,
    'aria-haspopup': 'dialog',
    'aria-expanded': state.isOpen,
    onClick: () => setOpen(true),
  })),

  /** Holds the content that stays on top, such as the title. */
  Header: part(DialogContext, 'header', () => ({ as: 'header' })),

  /** The button that closes the dialog. If you pass visible words, also pass an `aria-label` that contains them. */
  Close: part(DialogContext, 'close', ({ setOpen, text }) => ({
    element: (
      <IconButton label={text.close}>
        <CloseIcon />
      </IconButton>
    ),
    'aria-label': text.close,
    onClick: () => setOpen(false),
  })),

  /** Holds the content, which scrolls when the window is low. */
  Body: part(DialogContext, 'body', () => ({})),

  /** The buttons at the bottom. */
  Footer: part(DialogContext, 'footer', () => ({ as: 'footer' })),
}
