import type { CheckTarget } from './check.types.js'
import { type HttpRequest, type OpenedPage, openPage } from './http-buyer.js'

/** Fields in place of the right ones; null leaves one out. */
export type EntryFields = Readonly<Record<string, string | null>>

/** Opens the catalog under check. */
export interface OciSender {
  readonly target: CheckTarget
  readonly enter: (method: 'GET' | 'POST', fields?: EntryFields) => Promise<OpenedPage>
  /** The page of a right entry, which several checks read. */
  readonly entered: () => Promise<OpenedPage>
}

function queryOf({ identity, secret, returnUrl }: CheckTarget, fields: EntryFields): URLSearchParams {
  const right = { HOOK_URL: returnUrl, USERNAME: identity, PASSWORD: secret, '~OkCode': 'ADDI', '~TARGET': '_top' }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries<string | null>({ ...right, ...fields })) {
    if (value !== null) query.set(name, value)
  }
  return query
}

function requestOf(url: string, method: 'GET' | 'POST', query: URLSearchParams): HttpRequest {
  if (method === 'POST') {
    return { url, method, contentType: 'application/x-www-form-urlencoded', body: query.toString() }
  }
  const address = new URL(url)
  for (const [name, value] of query) address.searchParams.set(name, value)
  return { url: address.href }
}

/**
 * Makes the sender of one run.
 * @example const { answer } = await createOciSender(target).enter('POST', { PASSWORD: 'wrong' })
 */
export function createOciSender(target: CheckTarget): OciSender {
  let entered: Promise<OpenedPage> | null = null
  const enter = (method: 'GET' | 'POST', fields: EntryFields = {}) =>
    openPage(requestOf(target.url, method, queryOf(target, fields)), target.patience)
  return {
    target,
    enter,
    entered: () => {
      entered ??= enter('POST')
      return entered
    },
  }
}
