import type { Carrier } from '@gauze/rules'

export const CARRIER_NAMES: Readonly<Record<Carrier, string>> = { ups: 'UPS', usps: 'USPS', fedex: 'FedEx' }
