/** The fields of a related account that choosing one needs. */
export interface SwitchableAccount {
  id: number
  parentId: number | null
  accountName: string
}

/**
 * The label of an account among related ones: one with children is a 'Parent Account' (NAV-10).
 * @example accountLabel({ id: 1, accountName: 'Mercy' }, [{ id: 2, parentId: 1, … }]) // 'Parent Account: Mercy'
 */
export function accountLabel(
  { id, accountName }: Pick<SwitchableAccount, 'id' | 'accountName'>,
  related: readonly SwitchableAccount[],
): string {
  return related.some(({ parentId }) => parentId === id) ? `Parent Account: ${accountName}` : accountName
}
