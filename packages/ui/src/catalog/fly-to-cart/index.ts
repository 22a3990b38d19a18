export { type FlyToCart, useFlyToCart } from './use-fly-to-cart.js'
