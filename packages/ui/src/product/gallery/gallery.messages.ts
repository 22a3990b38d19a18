export const galleryMessages = {
  thumbnails: 'Pictures',
  show: (number: number, count: number) => `Show picture ${number} of ${count}`,
}

export type GalleryMessages = typeof galleryMessages
