export { additionText } from './addition-text.js'
