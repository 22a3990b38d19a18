export * from './ordering-desk/index.js'
