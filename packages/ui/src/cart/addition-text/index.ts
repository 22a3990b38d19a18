export { additionText, grantedText, refusalText } from './addition-text.js'
