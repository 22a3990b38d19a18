import fastify, { type FastifyReply } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createAddressLookup } from './create-address-lookup.js'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A service that speaks Photon's protocol; records its requests. */
async function startPhoton(answer: object | ((reply: FastifyReply) => unknown), timeout = 10_000) {
  const asked: unknown[] = []
  const app = fastify({ forceCloseConnections: true })
  app.get('/api', (request, reply) => {
    asked.push(request.query)
    return typeof answer === 'function' ? answer(reply) : reply.send(answer)
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => app.close())
  return { asked, lookup: createAddressLookup({ url, timeout }) }
}

function feature(properties: object) {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-73.7781, 42.6536] },
    properties: { osm_type: 'N', countrycode: 'US', country: 'United States', ...properties },
  }
}
function collection(...features: readonly object[]) {
  return { type: 'FeatureCollection', features }
}

const house = {
  type: 'house',
  housenumber: '43',
  street: 'New Scotland Avenue',
  city: 'Albany',
  state: 'New York',
  postcode: '12208',
}

describe('address suggestions', () => {
  it('OPS-05 asks Photon for places in the United States and reads its GeoJSON', async () => {
    const { asked, lookup } = await startPhoton(collection(feature(house)))
    expect(await lookup('43 new scotland')).toEqual([
      {
        id: '43 New Scotland Avenue, Albany, NY 12208',
        label: '43 New Scotland Avenue, Albany, NY 12208',
        line1: '43 New Scotland Avenue',
        city: 'Albany',
        state: 'NY',
        zip: '12208',
      },
    ])
    expect(asked).toMatchObject([{ q: '43 new scotland', lang: 'en', bbox: '-179.2,17.6,-65.2,71.5' }])
  })

  it('OPS-05 leaves out places abroad, places without a street, duplicates and anything but places', async () => {
    const { lookup } = await startPhoton(
      collection(
        feature({ ...house, countrycode: 'CA' }),
        feature({ type: 'city', name: 'Albany', state: 'New York' }),
        feature(house),
        feature({ ...house, osm_id: 2 }),
        { type: 'Feature' },
        feature({ type: 'street', name: 'Main Street', town: 'Springfield', state: 'Ontario', postcode: 'K1A' }),
      ),
    )
    expect((await lookup('street')).map(({ label }) => label)).toEqual([
      '43 New Scotland Avenue, Albany, NY 12208',
      'Main Street, Springfield',
    ])
  })

  it('OPS-05 gives at most five', async () => {
    const numbers = Array.from({ length: 9 }, (_, index) => feature({ ...house, housenumber: String(index) }))
    const { lookup } = await startPhoton(collection(...numbers))
    expect(await lookup('new scotland')).toHaveLength(5)
  })

  it.each<[string, object | ((reply: FastifyReply) => unknown), number?]>([
    ['fails', (reply) => reply.code(503).send('busy')],
    ['answers no JSON', (reply) => reply.type('text/html').send('<p>Hello</p>')],
    ['answers another shape', { results: [] }],
    ['never answers', () => new Promise(() => undefined), 100],
  ])('OPS-05 rejects when the service %s', async (_what, answer, timeout) => {
    const { lookup } = await startPhoton(answer, timeout)
    await expect(lookup('main street')).rejects.toThrow()
  })

  it('OPS-05 can be aborted', async () => {
    const controller = new AbortController()
    const { lookup } = await startPhoton(() => {
      controller.abort()
      return new Promise(() => undefined)
    })
    await expect(lookup('main street', controller.signal)).rejects.toThrow(/abort/i)
  })
})
