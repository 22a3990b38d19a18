export * from './address-book/index.js'
export * from './address-dialog/index.js'
export * from './address-form/index.js'
export * from './address-picker/index.js'
