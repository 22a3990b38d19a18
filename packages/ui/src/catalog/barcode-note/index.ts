export { BarcodeNote, type BarcodeNoteProps } from './barcode-note.js'
export { type BarcodeNoteMessages, barcodeNoteMessages } from './barcode-note.messages.js'
