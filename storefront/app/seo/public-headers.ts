const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/**
 * Headers of a public page: a shared cache may store a visitor's page for a minute. Answers with an error are
 * never stored, and say when to come back if that is known.
 */
export function publicHeaders({ errorHeaders }: { readonly errorHeaders: Headers | undefined }): HeadersInit {
  if (!errorHeaders) return { 'Cache-Control': PUBLIC }
  return { 'Cache-Control': 'no-store', ...failureHeaders({ errorHeaders }) }
}

/** Headers of a page that the frame's error page replaces: only when to come back. */
export function failureHeaders({ errorHeaders }: { readonly errorHeaders: Headers | undefined }): HeadersInit {
  const retryAfter = errorHeaders?.get('Retry-After')
  return retryAfter ? { 'Retry-After': retryAfter } : {}
}
