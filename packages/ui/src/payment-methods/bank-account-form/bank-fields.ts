import type {
  HostedFieldSet,
  HostedFields,
  HostedFieldsOptions,
  HostedFieldsSource,
  MountHostedFields,
} from '../hosted-fields/index.js'

/** A field of a bank account that only the payment provider reads. */
export type BankFieldName = 'routing' | 'account'

/** The fields of a bank account. */
export const bankFieldSet: HostedFieldSet<BankFieldName> = { names: ['routing', 'account'], exchanging: 'account' }

/** Mounts the provider's fields of a bank account. */
export type MountBankFields = MountHostedFields<BankFieldName>

/**
 * Mounts the fields of the store's provider; their code loads when it is needed.
 *
 * @throws Error for Stripe, which has no such fields
 */
export async function mountBankFields(
  source: HostedFieldsSource,
  options: HostedFieldsOptions<BankFieldName>,
): Promise<HostedFields<BankFieldName>> {
  if (source.kind === 'stripe')
    throw new Error('Stripe has no fields for bank accounts. Pass the frames of a provider.')
  const { mountFrameFields } = await import('../hosted-fields/frame-fields.js')
  return mountFrameFields(source.url, bankFieldSet, options)
}
