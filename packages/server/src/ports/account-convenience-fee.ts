import type { ConvenienceFeePort } from './ports.types.js'

/** The convenience fee that the company's account has. */
export const accountConvenienceFee: ConvenienceFeePort = {
  percentFor: async ({ listedPercent }) => listedPercent,
}
