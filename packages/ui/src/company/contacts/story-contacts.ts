import type { Contact } from '@gauze/contract'

const active = { phone: '', approvalLimit: null, paymentLimit: null, status: 'active', isSelf: false } as const
const buyer = { isPriceVisible: true, isAdmin: false, mayPay: false }

function person(id: number, firstName: string, lastName: string, contactRole: string, more: Partial<Contact>): Contact {
  const email = `${firstName}.${lastName}@mercy.example`.toLowerCase()
  const own = { id, firstName, lastName, email, contactRole, revision: `r${id}` }
  return { ...own, ...active, permissions: buyer, ...more }
}

/** The contacts of the story company. */
export const contacts: readonly Contact[] = [
  person(1, 'Dana', 'Whitfield', 'Purchasing', { permissions: { ...buyer, isAdmin: true }, isSelf: true }),
  person(2, 'Luis', 'Ortega', 'Charge nurse', {
    ...{ approvalLimit: 500, paymentLimit: 1_000 },
    permissions: { ...buyer, mayPay: true },
  }),
  person(3, 'Priya', 'Raman', '', { status: 'invited', approvalLimit: 1_250.5 }),
  person(4, 'Edith', 'Brandt', 'Ward clerk', {
    permissions: { ...buyer, isPriceVisible: false },
    status: 'deactivated',
  }),
]
