export { Carousel, type CarouselProps } from './carousel.js'
export { type CarouselMessages, carouselMessages } from './carousel.messages.js'
