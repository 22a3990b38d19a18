export { Gallery, type GalleryProps } from './gallery.js'
export { type GalleryMessages, galleryMessages } from './gallery.messages.js'
