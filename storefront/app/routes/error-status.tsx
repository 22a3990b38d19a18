import { ErrorPage } from '../errors/error-page.js'
import type { Route } from './+types/error-status.js'

/** The page of one status (ROUTE-08). */
export default function ErrorStatus({ params }: Route.ComponentProps) {
  const status = Number(params.statusCode)
  return <ErrorPage status={Number.isInteger(status) && status >= 400 && status <= 599 ? status : 404} />
}
