import { type AccountSwitcherMessages, accountSwitcherMessages } from './account-switcher.messages.js'

/** The fields of a related account that choosing one needs. */
export interface SwitchableAccount {
  id: number
  parentId: number | null
  accountName: string
}

/**
 * The label of an account among related ones: one with children is a 'Parent Account'.
 *
 * @param text its words
 * @example accountLabel({ id: 1, accountName: 'Mercy' }, [{ id: 2, parentId: 1, … }]) // 'Parent Account: Mercy'
 */
export function accountLabel(
  { id, accountName }: Pick<SwitchableAccount, 'id' | 'accountName'>,
  related: readonly SwitchableAccount[],
  text: Pick<AccountSwitcherMessages, 'parent'> = accountSwitcherMessages,
): string {
  return related.some(({ parentId }) => parentId === id) ? text.parent(accountName) : accountName
}
