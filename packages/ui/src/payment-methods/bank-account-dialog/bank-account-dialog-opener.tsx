'use client'
import type { BankAccount } from '@gauze/contract'
import { useMessages } from '../../messages/index.js'
import { DialogOpener } from '../../on-demand/dialog-opener.js'
import type { BankAccountFormProps, BankAccountFormValues } from '../bank-account-form/index.js'
import { type BankAccountDialogMessages, bankAccountDialogMessages } from './bank-account-dialog.messages.js'

export interface BankAccountDialogOpenerProps extends Pick<BankAccountFormProps, 'source' | 'company' | 'mount'> {
  /** Called when the dialog opens. */
  onOpen?: () => void
  /** Saves the account, such as `addBankAccount` of an API client. The form shows a rejection, and stays open. */
  onSave: (account: BankAccountFormValues) => Promise<BankAccount>
  /** Called with the saved account. */
  onSaved: (account: BankAccount) => void
  messages?: Partial<BankAccountDialogMessages> | undefined
}

function loadDialog() {
  return import('./bank-account-dialog.js')
}

/**
 * A button that opens a dialog with a form for a bank account. The dialog's code loads when somebody points at or
 * focuses the button; if it fails to load, a message offers a retry. Show it only if `getBankAccounts` answers fields.
 *
 * @example
 * <BankAccountDialogOpener source={fields} company="Mercy General" onSave={(account) => api.addBankAccount(account)}
 *   onSaved={show} />
 */
export function BankAccountDialogOpener({ onOpen, messages, ...dialog }: BankAccountDialogOpenerProps) {
  const text = useMessages('bankAccountDialog', bankAccountDialogMessages, messages)
  return (
    <DialogOpener
      load={loadDialog}
      onIntent={() => void loadDialog().catch(() => undefined)}
      title={text.add}
      onOpen={onOpen}
      text={text}
    >
      {({ BankAccountDialog }, close) => <BankAccountDialog {...dialog} title={text.add} onClose={close} />}
    </DialogOpener>
  )
}
