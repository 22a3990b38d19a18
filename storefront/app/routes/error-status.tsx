import { errorWords, readStatus } from '@gauze/ui/navigation/error-page'
import { StoreErrorPage } from '../shell/error-page.js'
import type { Route } from './+types/error-status.js'

export function meta({ params }: Pick<Route.MetaArgs, 'params'>) {
  return [
    { title: `${errorWords(readStatus(params.statusCode)).title} | Gauze` },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The page of one status (ROUTE-08). */
export default function ErrorStatus({ params }: Route.ComponentProps) {
  return <StoreErrorPage status={readStatus(params.statusCode)} isTitled={false} />
}
