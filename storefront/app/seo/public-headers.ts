const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/**
 * Headers of a public page: a shared cache may keep what every visitor sees for a minute. Answers that say something
 * went wrong are never kept, and say when to come back where that is known.
 */
export function publicHeaders({ errorHeaders }: { readonly errorHeaders: Headers | undefined }): HeadersInit {
  if (!errorHeaders) return { 'Cache-Control': PUBLIC }
  return { 'Cache-Control': 'no-store', ...failureHeaders({ errorHeaders }) }
}

/** Headers of a page that the frame's error page stands in for: only when to come back. */
export function failureHeaders({ errorHeaders }: { readonly errorHeaders: Headers | undefined }): HeadersInit {
  const retryAfter = errorHeaders?.get('Retry-After')
  return retryAfter ? { 'Retry-After': retryAfter } : {}
}
