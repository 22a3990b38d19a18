export { gs1Digit } from '../gs1-digit.js'
export type { Barcode, BarcodeProblem, BarcodeReading } from './barcode.types.js'
export { readBarcode } from './read-barcode.js'
