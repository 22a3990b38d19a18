import type { OfferedAddress } from '@gauze/contract'
import { LicenseNotice, type LicenseNoticeProps } from '@gauze/ui/cart/license-notice'
import { useEffect, useState } from 'react'
import { useRuntime } from '../browser/runtime-provider.js'

/** Says that no single address may receive the cart. The checkout says the same of each address. */
export function CartLicenses({ lines }: Pick<LicenseNoticeProps, 'lines'>) {
  const { load } = useRuntime()
  const [addresses, setAddresses] = useState<readonly OfferedAddress[] | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    load()
      .then(({ api }) => api.getAddresses({}, { signal }))
      .then(({ mappedResults }) => setAddresses(mappedResults))
      // The checkout reads the addresses again, and refuses what none may receive.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [load])
  return addresses === null ? null : <LicenseNotice lines={lines} addresses={addresses} />
}
