import { type LookupAddress, lookup } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '../../base/public-address.js'

/** No whole answer came; the message is a sentence for an operator. */
export class PostError extends Error {
  override readonly name = 'PostError'
}

/** The target of a document. */
export interface PostTarget {
  readonly url: string
  /** Whether the operator allowed an address in a private network, and one without https. */
  readonly mayBePrivate: boolean
}

/** An answer, read to its end. */
export interface PostAnswer {
  readonly status: number
  readonly body: string
}

const longestAnswer = 1_000_000

function privateAddress(host: string) {
  return new PostError(
    `${host} is in a private network. If it is to get documents, allow that with: gauze punchout orders ID --private.`,
  )
}

/** Looks a host up, and hands only addresses on to which documents may go: the connection uses one of these. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error) callback(error, '', 4)
    else if (first === undefined || addresses.some(({ address }) => !isPublicAddress(address))) {
      callback(privateAddress(hostname), '', 4)
    } else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

/**
 * Whether a document may go to an address, as far as the address itself says: http only where the operator allowed it.
 * @returns why not, in words; null if it may
 */
export function targetProblem({ url, mayBePrivate }: PostTarget): string | null {
  const target = URL.parse(url)
  if (target === null || !/^https?:$/.test(target.protocol)) return `'${url}' is not an https address.`
  if (target.username !== '' || target.password !== '') return 'The address has a user name or a password.'
  if (mayBePrivate) return null
  if (target.protocol !== 'https:') return `'${url}' has no https.`
  const host = target.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !isPublicAddress(host) ? privateAddress(host).message : null
}

async function readAnswer(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response) {
    length += chunk.length
    if (length > longestAnswer) throw new PostError(`The answer has more than ${longestAnswer} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function reasonOf(error: unknown, host: string, patience: number): PostError {
  if (error instanceof PostError) return error
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
    return new PostError(`${host} gave no whole answer within ${patience / 1000} seconds.`)
  }
  return new PostError(`The request to ${host} failed: ${error instanceof Error ? error.message : String(error)}.`)
}

function answered(request: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve)
    request.once('error', reject)
    request.end(body)
  })
}

/**
 * Sends a cXML document, and follows no redirect. An address in a private network gets nothing unless the operator
 * allowed it; the connection goes to the very address that was checked.
 * @param patience milliseconds that the whole answer may take
 * @throws PostError when no whole answer comes
 * @example
 * const { status, body } = await postDocument({ url: 'https://buyer.example/cxml', mayBePrivate: false }, xml, 15_000)
 */
export async function postDocument(target: PostTarget, body: string, patience: number): Promise<PostAnswer> {
  const problem = targetProblem(target)
  if (problem !== null) throw new PostError(problem)
  const url = new URL(target.url)
  const options = {
    method: 'POST',
    agent: false,
    signal: AbortSignal.timeout(patience),
    headers: {
      'content-type': 'text/xml; charset=UTF-8',
      'content-length': Buffer.byteLength(body),
      accept: 'text/xml',
      'user-agent': 'Gauze',
    },
    ...(target.mayBePrivate ? {} : { lookup: lookupPublic }),
  }
  const request = url.protocol === 'https:' ? requestHttps(url, options) : requestHttp(url, options)
  try {
    const response = await answered(request, body)
    return { status: response.statusCode ?? 0, body: await readAnswer(response) }
  } catch (error) {
    throw reasonOf(error, url.host, patience)
  } finally {
    request.destroy()
  }
}
