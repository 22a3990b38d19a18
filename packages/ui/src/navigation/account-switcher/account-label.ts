/** As much of a related account as choosing one needs. */
export interface SwitchableAccount {
  id: number
  parentId: number | null
  accountName: string
}

/**
 * What an account is called among those related to it: one that others hang from is a 'Parent Account' (NAV-10).
 * @example accountLabel({ id: 1, accountName: 'Mercy' }, [{ id: 2, parentId: 1, … }]) // 'Parent Account: Mercy'
 */
export function accountLabel(
  { id, accountName }: Pick<SwitchableAccount, 'id' | 'accountName'>,
  related: readonly SwitchableAccount[],
): string {
  return related.some(({ parentId }) => parentId === id) ? `Parent Account: ${accountName}` : accountName
}
