export const galleryMessages = {
  thumbnails: 'Pictures',
  show: (number: number, count: number) => `Show picture ${number} of ${count}`,
}

export type GalleryMessages = typeof galleryMessages

declare module '../../messages/messages.types.js' {
  interface MessageCatalog {
    gallery: GalleryMessages
  }
}
