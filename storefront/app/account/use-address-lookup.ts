import type { AddressFormProps } from '@gauze/ui/addresses/address-form'
import { useMemo } from 'react'
import { readPublicSettings } from '../config/public-settings.js'

/** The service that suggests addresses, whose code loads with the first question; without one, fields stay plain (OPS-05). */
export function useAddressLookup(): AddressFormProps['lookup'] {
  return useMemo(() => lookupAt(readPublicSettings(document).mapsUrl), [])
}

function lookupAt(url: string | null): AddressFormProps['lookup'] {
  if (url === null) return undefined
  return async (text, signal) => {
    const { createAddressLookup } = await import('@gauze/api-client/address-lookup')
    return createAddressLookup({ url })(text, signal)
  }
}
