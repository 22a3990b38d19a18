export * from './issue-draft/index.js'
export * from './issue-report/index.js'
