export * from './punchout-start/index.js'
