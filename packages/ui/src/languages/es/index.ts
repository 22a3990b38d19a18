export { spanish } from '../es.js'
export { spanishCart } from './spanish-cart.js'
