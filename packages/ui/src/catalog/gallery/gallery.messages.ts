export const galleryMessages = {
  thumbnails: 'Pictures',
  show: (number: number, count: number, view: string) =>
    `Show picture ${number} of ${count}${view === '' ? '' : `: ${view}`}`,
  view: (product: string, view: string) => `${product}: ${view}`,
}

export type GalleryMessages = typeof galleryMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    gallery: GalleryMessages
  }
}
