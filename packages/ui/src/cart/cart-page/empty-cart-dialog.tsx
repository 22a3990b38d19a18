import { ConfirmDialog } from '../../feedback/confirm-dialog/index.js'
import type { CartPageMessages } from './cart-page.messages.js'

interface EmptyCartDialogProps {
  /** How many lines would be removed. */
  count: number
  onClose: () => void
  onConfirm: () => void
  text: CartPageMessages
}

/** Asks before the cart is emptied. */
export function EmptyCartDialog({ count, onClose, onConfirm, text }: EmptyCartDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={text.emptyTitle}
      confirmLabel={text.empty}
      commits="emptyCart"
      onConfirm={onConfirm}
      isDestructive
    >
      {text.emptyBody(count)}
    </ConfirmDialog>
  )
}
