export const facetGroupMessages = {
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
}

export type FacetGroupMessages = typeof facetGroupMessages
