export { routes } from './routes.generated.js'
export type * from './types.js'
