import type { CardFields, CardFieldsOptions, CardFieldsSource } from './card-fields.types.js'

/** Mounts the fields of the store's provider; each provider's code loads when it is needed. */
export async function mountCardFields(source: CardFieldsSource, options: CardFieldsOptions): Promise<CardFields> {
  if (source.kind === 'stripe') {
    const { mountStripeFields } = await import('./stripe-fields.js')
    return mountStripeFields(source.publishableKey, options)
  }
  const { mountFrameFields } = await import('./frame-fields.js')
  return mountFrameFields(source.url, options)
}
