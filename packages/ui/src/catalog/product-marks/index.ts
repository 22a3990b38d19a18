export { ProductMarks, type ProductMarksProps } from './product-marks.js'
export { type ProductMarksMessages, productMarksMessages } from './product-marks.messages.js'
