export * from './content-article/index.js'
export * from './home-sections/index.js'
export * from './rich-text/index.js'
export * from './store-alert/index.js'
