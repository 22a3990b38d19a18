import { redirect } from 'react-router-dom'
import { requestScope } from '../data/request-scope.server.js'
import type { Route } from './+types/customer-application.js'

/** /customerapplication redirects to the e-signature service's credit application (ROUTE-04). */
export function loader({ context }: Route.LoaderArgs): Response {
  return redirect(context.get(requestScope).settings.creditApplicationUrl, 302)
}
