import type { HostedFields, HostedFieldsOptions, HostedFieldsSource } from '../hosted-fields/index.js'
import { type CardFieldName, cardFieldSet } from './card-fields.types.js'

/** Mounts the fields of the store's provider; each provider's code loads when it is needed. */
export async function mountCardFields(
  source: HostedFieldsSource,
  options: HostedFieldsOptions<CardFieldName>,
): Promise<HostedFields<CardFieldName>> {
  if (source.kind === 'stripe') {
    const { mountStripeFields } = await import('./stripe-fields.js')
    return mountStripeFields(source.publishableKey, options)
  }
  const { mountFrameFields } = await import('../hosted-fields/frame-fields.js')
  return mountFrameFields(source.url, cardFieldSet, options)
}
