export { Gallery, type GalleryImage, type GalleryProps } from './gallery.js'
export { type GalleryMessages, galleryMessages } from './gallery.messages.js'
