import type { BankAccount, CallInput, CallOutput } from '@gauze/contract'
import type { ComponentPropsWithRef } from 'react'
import type { BankAccountDialogOpenerProps } from '../bank-account-dialog/index.js'
import type { BankAccountsMessages } from './bank-accounts.messages.js'

/** The calls of the component, such as those of an API client. The place of a rejection shows it. */
export interface BankAccountsPort {
  add: (account: CallInput<'addBankAccount'>) => Promise<BankAccount>
  remove: (account: CallInput<'deleteBankAccount'>) => Promise<unknown>
}

export interface BankAccountsProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>,
    Pick<BankAccountDialogOpenerProps, 'company' | 'mount'> {
  /** The bank accounts of the company. */
  accounts: readonly BankAccount[]
  /** The provider's fields, as `getBankAccounts` answers them; null if no bank account can be added online. */
  fields: CallOutput<'getBankAccounts'>['fields']
  /** Whether the bank accounts are loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Reads the bank accounts again after a failure. */
  onRetry: () => void
  /** Called after each change: read the bank accounts again. */
  onChanged: () => void
  /** The calls that read and change bank accounts. */
  port: BankAccountsPort
  messages?: Partial<BankAccountsMessages>
}
