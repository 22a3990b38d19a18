export type { PageHandler } from './http/app.js'
export { StartError } from './start-error.js'
export { closeOnSignals, type RunningServer, type StartOptions, startServer } from './start-server.js'
