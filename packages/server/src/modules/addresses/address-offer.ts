import type { Address } from '@gauze/contract'
import { addressCoversLevels, formatDate, isExpired, needsLicense } from '@gauze/rules'
import type { SessionUser } from '../../sessions/session-user.js'

/**
 * Why a cart may not be shipped to an address, in words; null when it may.
 * @param rxLevels the levels of the items in the cart
 * @param today YYYY-MM-DD in Eastern time
 */
export function withheldReason(
  address: Pick<Address, 'controlledSubstance' | 'licensesInReview'>,
  rxLevels: readonly string[],
  today: string,
): string | null {
  if (addressCoversLevels(address, rxLevels, today)) return null
  const gaps = [...new Set(rxLevels)]
    .filter((level) => needsLicense(level) && !addressCoversLevels(address, [level], today))
    .sort()
    .map((level) => gapText(address, level, today))
  return `Some items need a license at this address: ${gaps.join('; ')}. Choose another address or have the license updated.`
}

/**
 * An address as a person sees it: only administrators, who maintain the licenses, see licenses in review and documents.
 * @param address with all fields that administrators see
 */
export function shownAddress<Shown extends Pick<Address, 'controlledSubstance' | 'licensesInReview'>>(
  address: Shown,
  { isAdmin }: Pick<SessionUser, 'isAdmin'>,
): Shown | (Omit<Shown, 'controlledSubstance' | 'licensesInReview'> & Pick<Address, 'controlledSubstance'>) {
  if (isAdmin) return address
  const { controlledSubstance, licensesInReview: _, ...shown } = address
  const licenses = controlledSubstance.map(({ rxLevel, licenceNumber, expiration }) => ({
    rxLevel,
    licenceNumber,
    expiration,
  }))
  return { ...shown, controlledSubstance: licenses }
}

function gapText(
  { controlledSubstance, licensesInReview = [] }: Pick<Address, 'controlledSubstance' | 'licensesInReview'>,
  level: string,
  today: string,
) {
  const license = controlledSubstance.find(({ rxLevel }) => rxLevel === level)
  const isWaiting = licensesInReview.some(({ rxLevel, status }) => rxLevel === level && status === 'waiting')
  const renewal = isWaiting ? ', and a new one waits for our review' : ''
  if (license && isExpired(license.expiration, today)) {
    return `its license for Rx level ${level} expired on ${formatDate(license.expiration)}${renewal}`
  }
  return isWaiting
    ? `its license for Rx level ${level} waits for our review`
    : `there is no license for Rx level ${level}`
}
