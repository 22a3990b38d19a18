export { Footer, type FooterProps } from './footer.js'
