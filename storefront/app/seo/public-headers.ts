const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/**
 * Headers of a public page: a shared cache may keep what every visitor sees for a minute. Answers that say something
 * went wrong are never kept.
 */
export function publicHeaders({ errorHeaders }: { readonly errorHeaders: Headers | undefined }): HeadersInit {
  return { 'Cache-Control': errorHeaders ? 'no-store' : PUBLIC }
}
