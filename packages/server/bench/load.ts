import autocannon from 'autocannon'
import type { Target } from './requests.js'

/** How long or how often requests are sent. */
export type Duration = Pick<autocannon.Options, 'amount' | 'duration'>

/** The speed of one load. */
export interface Figures {
  perSecond: number
  readonly milliseconds: number[]
}

/**
 * Sends a request over several connections, each with its own headers.
 * @throws when one is refused
 */
export function load(target: Target, connections: number, effort: Duration): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const milliseconds: number[] = []
    let started = 0
    const { headers = [], url, method = 'GET', body } = target
    const options: autocannon.Options = {
      url,
      method,
      connections,
      ...effort,
      ...(body === undefined ? {} : { body }),
      setupClient: (client) => {
        const own = headers[started % Math.max(headers.length, 1)]
        started += 1
        if (own) client.setHeaders(own)
      },
    }
    const run = autocannon(options, (error, result) => {
      if (error) reject(error)
      else if (result.non2xx > 0) reject(new Error(`${url} refused ${result.non2xx} requests: figures mean nothing.`))
      else resolve({ perSecond: milliseconds.length / result.duration, milliseconds })
    })
    run.on('response', (_client, _status, _bytes, responseTime) => milliseconds.push(responseTime))
  })
}
