import { errorPageMessages, errorWords, readStatus } from '@gauze/ui/navigation/error-page'
import { type MetaLanguage, metaWords } from '../language/words.js'
import { privateMeta } from '../seo/private-meta.js'
import { StoreErrorPage } from '../shell/error-page.js'
import type { Route } from './+types/error-status.js'

export function meta({ params, matches }: MetaLanguage & Pick<Route.MetaArgs, 'params'>) {
  const text = metaWords(matches, 'errorPage', errorPageMessages)
  return privateMeta(errorWords(readStatus(params.statusCode), text).title)
}

/** The page of one status (ROUTE-08). */
export default function ErrorStatus({ params }: Route.ComponentProps) {
  return <StoreErrorPage status={readStatus(params.statusCode)} isTitled={false} />
}
