import { ConfirmDialog } from '@gauze/ui/feedback/confirm-dialog'

export interface EmptyCartDialogProps {
  /** How many lines would be removed. */
  count: number
  onClose: () => void
  onConfirm: () => void
}

/** Asks before the cart is emptied (CART-16). */
export function EmptyCartDialog({ count, onClose, onConfirm }: EmptyCartDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Empty your cart?"
      confirmLabel="Empty cart"
      onConfirm={onConfirm}
      isDestructive
    >
      {count === 1 ? 'The one item in it is removed.' : `All ${count} items in it are removed.`} This cannot be undone.
    </ConfirmDialog>
  )
}
