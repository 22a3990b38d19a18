export { type Routes, routesAt, useRoutes } from './routes.js'
