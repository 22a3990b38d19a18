'use client'
import type { CartLine, OfferedAddress } from '@gauze/contract'
import { easternDate, licenseGaps, nameWithVariant } from '@gauze/rules'
import type { ComponentPropsWithRef } from 'react'
import { Banner } from '../../feedback/banner/index.js'
import { Anchor } from '../../link/index.js'
import { useMessages } from '../../messages/index.js'
import { useRoutes } from '../../routes/index.js'
import { type LicenseNoticeMessages, licenseNoticeMessages } from './license-notice.messages.js'

export interface LicenseNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The lines of the cart. */
  lines: readonly Pick<CartLine, 'id' | 'name' | 'matrixDetails' | 'rxLevelId'>[]
  /** The addresses of the company, from `getAddresses`. */
  addresses: readonly Pick<OfferedAddress, 'id' | 'label' | 'controlledSubstance'>[]
  /** YYYY-MM-DD in Eastern time; the current day if omitted. */
  today?: string
  messages?: Partial<LicenseNoticeMessages>
}

/**
 * Says that no single address may receive a cart, with the items that need a license and the addresses that have it.
 * Renders nothing while an address may receive the whole cart.
 *
 * @example <LicenseNotice lines={cart.lines} addresses={addresses} />
 */
export function LicenseNotice({
  lines,
  addresses,
  today = easternDate(new Date()),
  messages,
  ...props
}: LicenseNoticeProps) {
  const text = useMessages('licenseNotice', licenseNoticeMessages, messages)
  const routes = useRoutes()
  const gaps = licenseGaps(lines, addresses, today)
  if (gaps.length === 0) return null
  return (
    <Banner {...props} tone="warning" title={text.title}>
      <ul>
        {gaps.map(({ item: { id, name, matrixDetails, rxLevelId }, holders }) => {
          const item = nameWithVariant(name, matrixDetails)
          const places = holders.map(({ label }) => label)
          return (
            <li key={id}>{places.length > 0 ? text.held(item, rxLevelId, places) : text.missing(item, rxLevelId)}</li>
          )
        })}
      </ul>
      <p>
        {text.help} <Anchor href={routes.addresses}>{text.addresses}</Anchor>
      </p>
    </Banner>
  )
}
