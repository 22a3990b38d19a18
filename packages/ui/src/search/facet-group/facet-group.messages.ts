export const facetGroupMessages = {
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  any: 'Any',
  products: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  find: (label: string) => (label === 'Manufacturer' ? 'Search manufacturers' : `Search ${label} values`),
  noneFound: 'None found',
  loading: 'Loading the others',
  notLoaded: 'The others did not load.',
  retry: 'Try again',
}

export type FacetGroupMessages = typeof facetGroupMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    facetGroup: FacetGroupMessages
  }
}
