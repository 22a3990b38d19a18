export { spanish } from '../es.js'
