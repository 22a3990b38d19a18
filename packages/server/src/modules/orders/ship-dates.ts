import { askPort } from '../../ports/ask-port.js'
import type { ShipDatesRequest } from '../../ports/ports.types.js'
import type { Services } from '../../services.js'

/** The most ship dates that can be requested, all of which can be ordered. */
export const maxShipDates = 30

const dateForm = /^\d{4}-\d{2}-\d{2}$/

/**
 * The next days on which an order can leave (CHK-04).
 * @throws PortFailure
 */
export function shipDatesFor(
  services: Pick<Services, 'ports' | 'errors' | 'now'>,
  { destination: { city, zip }, ...requested }: Omit<ShipDatesRequest, 'now'>,
): Promise<readonly string[]> {
  const request = { ...requested, destination: { city, zip }, now: services.now() }
  return askPort(
    services,
    'shippingCalendar',
    (calendar, signal) => calendar.shipDates(request, signal),
    (dates) => dates.every((date) => dateForm.test(date)),
  )
}
