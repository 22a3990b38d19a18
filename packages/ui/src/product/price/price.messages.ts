export const priceMessages = {
  loginToView: 'Login to View Price',
  listPrice: 'List price',
  per: (unit: string) => `/ ${unit.charAt(0).toLowerCase()}${unit.slice(1)}`,
}

export type PriceMessages = typeof priceMessages
