import type { TwoFactorRule } from '@gauze/contract'

function person(id: number, firstName: string, rest: Partial<TwoFactorRule['people'][number]> = {}) {
  const email = `${firstName.toLowerCase()}@mercy.example`
  return { id, firstName, lastName: 'Reyes', email, hasApp: false, passkeys: 0, isSelf: false, ...rest }
}

/** A company that requires no second step; two of its people have one. */
export const storyRule: TwoFactorRule = {
  requiredFrom: null,
  isRequired: false,
  people: [person(1, 'Dana', { hasApp: true, isSelf: true }), person(2, 'Ines', { passkeys: 2 }), person(3, 'Omar')],
}
