export { Banner, type BannerProps, type Tone } from './banner.js'
