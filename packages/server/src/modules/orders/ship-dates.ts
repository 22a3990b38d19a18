import type { ShipDatesRequest } from '../../ports/ports.types.js'
import type { Services } from '../../services/services.js'

/** The most ship dates that can be requested, all of which can be ordered. */
export const maxShipDates = 30

/**
 * The next days on which an order can leave.
 * @throws PortFailure
 */
export function shipDatesFor(
  services: Pick<Services, 'ports' | 'now'>,
  { destination: { city, zip }, ...requested }: Omit<ShipDatesRequest, 'now'>,
): Promise<readonly string[]> {
  return services.ports.shippingCalendar.shipDates({ ...requested, destination: { city, zip }, now: services.now() })
}
