export const galleryMessages = {
  thumbnails: 'Pictures',
  show: (number: number, count: number, view: string) =>
    `Show picture ${number} of ${count}${view === '' ? '' : `: ${view}`}`,
  view: (product: string, view: string) => `${product}: ${view}`,
  /** Names the main picture's button. */
  enlarge: 'Enlarge the picture',
  /** Below the enlarged picture, and announced with each choice. */
  position: (number: number, count: number, view: string) =>
    `Picture ${number} of ${count}${view === '' ? '' : `: ${view}`}`,
  previous: 'Previous picture',
  next: 'Next picture',
}

export type GalleryMessages = typeof galleryMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    gallery: GalleryMessages
  }
}
