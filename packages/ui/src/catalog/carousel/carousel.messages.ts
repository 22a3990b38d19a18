export const carouselMessages = {
  kind: 'carousel',
  previous: (label: string) => `Previous: ${label}`,
  next: (label: string) => `Next: ${label}`,
  position: (first: number, last: number, total: number) =>
    first === last ? `${first} of ${total}` : `${first}–${last} of ${total}`,
}

export type CarouselMessages = typeof carouselMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    carousel: CarouselMessages
  }
}
