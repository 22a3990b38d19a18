import { data, redirect } from 'react-router-dom'
import { languageCookie, languageOf } from '../language/languages.js'
import type { Route } from './+types/language.js'

/** /language keeps the choice of a language in a cookie, and leads back to the page: without script, too. */
export function loader({ url }: Route.LoaderArgs): Response {
  const page = URL.parse(url.searchParams.get('page') ?? '', url)
  // A path that begins with two slashes names another host.
  if (page?.origin !== url.origin || page.pathname.startsWith('//')) throw data(null, { status: 400 })
  return redirect(page.pathname + page.search, {
    status: 303,
    headers: {
      'Set-Cookie': languageCookie(languageOf(url.searchParams.get('language') ?? '')),
      'Cache-Control': 'no-store',
    },
  })
}
