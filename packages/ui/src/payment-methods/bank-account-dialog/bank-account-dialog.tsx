'use client'
import type { BankAccount } from '@gauze/contract'
import { Dialog } from '../../feedback/dialog/index.js'
import { BankAccountForm, type BankAccountFormProps, type BankAccountFormValues } from '../bank-account-form/index.js'

interface BankAccountDialogProps extends Pick<BankAccountFormProps, 'source' | 'company' | 'mount'> {
  title: string
  onSave: (account: BankAccountFormValues) => Promise<BankAccount>
  onSaved: (account: BankAccount) => void
  onClose: () => void
}

/** A dialog with a form for a bank account. */
export function BankAccountDialog({ title, onSave, onSaved, onClose, ...form }: BankAccountDialogProps) {
  const save = async (account: BankAccountFormValues) => {
    onSaved(await onSave(account))
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <BankAccountForm {...form} onSubmit={save} onCancel={onClose} />
    </Dialog>
  )
}
