import type { ConvenienceFeePort } from './ports.types.js'

/** The convenience fee of the company's account. */
export const accountConvenienceFee: ConvenienceFeePort = {
  percentFor: async ({ listedPercent }) => listedPercent,
}
