import { Changes } from './changes.js'
import { paymentWrites } from './plan.js'
import type { PlayContext } from './play-read.js'

const cent = 0.01
/** An id that no invoice has. */
const nobodysInvoice = 2_000_000_000

/** Pays a cent of an open invoice with a saved bank account, which has no fee, once. */
export async function playPayments(context: PlayContext): Promise<Changes> {
  const play = new Changes(context)
  const skip = (reason: string) => {
    play.skip(paymentWrites, reason)
    return play
  }
  const accounts = await play.make('getBankAccounts', {})
  const [account] = accounts?.bankAccounts ?? []
  if (!account) return skip('the company has no saved bank account')
  const openInvoice = async () => {
    const rows = await play.make('getInvoices', { status: 'open', limit: 100 })
    return rows?.results.find(({ amountDue }) => amountDue >= 1)
  }
  const invoice = await openInvoice()
  if (!invoice) return skip('no open invoice was found')

  const { id, amountDue: due } = invoice
  const input = { invoices: [{ id, amount: cent, due }], bankAccount: account.id, expectedTotal: cent }
  await play.probe('createPayment', input)
  await play.refuse('createPayment', { ...input, expectedTotal: 1 }, 'with a changed total', [409])
  const outdated = { ...input, invoices: [{ id, amount: cent, due: due + 1 }] }
  await play.refuse('createPayment', outdated, 'with an outdated open amount', [409])
  const unknown = { ...input, invoices: [{ id: nobodysInvoice, amount: cent }] }
  await play.refuse('createPayment', unknown, 'with the id of no invoice', [403, 404, 409])
  await play.refuseOther('createPayment', input, [403, 404, 409])

  const key = crypto.randomUUID()
  const paid = await play.make('createPayment', input, { key })
  const again = await play.make('createPayment', input, { key })
  play.expect('createPayment', 'the payment after the same Idempotency-Key was sent twice', paid?.id, again?.id)
  const other = { ...input, memo: 'Another payment' }
  await play.refuse('createPayment', other, 'with the key of another payment', [409], { key })
  if (!paid) return play
  play.note('createPayment', `payment ${paid.id} of $0.01 stays`)
  return play
}
