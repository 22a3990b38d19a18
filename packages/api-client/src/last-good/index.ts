export { createLastGood, type LastGood, type LastGoodOptions } from './last-good.js'
