export * from './count-sheet/index.js'
export * from './item-lists/index.js'
