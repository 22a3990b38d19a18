export { search } from './search.js'
