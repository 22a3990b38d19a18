export { search } from './plugin.js'
