import fastify, { type FastifyReply } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { isPublicAddress } from './is-public-address.js'
import { lookupPublicIp } from './lookup-public-ip.js'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

type Answer = string | object | ((reply: FastifyReply) => unknown)

/** Three endpoints, each with its answer; records in which order they were asked. */
async function startEndpoints(...answers: readonly Answer[]) {
  const asked: number[] = []
  const app = fastify({ forceCloseConnections: true })
  for (const [index, answer] of answers.entries()) {
    app.get(`/${index}`, (_request, reply) => {
      asked.push(index)
      return typeof answer === 'function' ? answer(reply) : reply.send(answer)
    })
  }
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  closing.push(() => app.close())
  return { asked, endpoints: answers.map((_answer, index) => `${url}/${index}`) }
}

function silent() {
  return new Promise(() => undefined)
}
function failing(reply: FastifyReply) {
  return reply.code(500).send({ ip: '198.35.26.96' })
}

describe('the public address', () => {
  it('OPS-03 takes the first answer and asks nobody else', async () => {
    const { asked, endpoints } = await startEndpoints({ ip: '198.35.26.96' }, { ip: '8.8.8.8' }, '9.9.9.9')
    expect(await lookupPublicIp({ endpoints })).toBe('198.35.26.96')
    expect(asked).toEqual([0])
  })

  it.each<[string, Answer, Answer]>([
    ['fails', failing, { ip: '127.0.0.1' }],
    ['answers a private address', { ip: '192.168.1.20' }, { ip: '10.0.0.1' }],
    ['answers nonsense', '<html>Sign in to the guest network</html>', '{"ip":'],
    ['answers another shape', { address: '8.8.8.8' }, { ip: 7 }],
  ])('OPS-03 tries the next one when one %s', async (_what, first, second) => {
    const { asked, endpoints } = await startEndpoints(first, second, '2620:0:861:ed1a::1\n')
    expect(await lookupPublicIp({ endpoints, timeout: 10_000 })).toBe('2620:0:861:ed1a::1')
    expect(asked).toEqual([0, 1, 2])
  })

  it('OPS-03 tries the next one when one never answers', async () => {
    const { asked, endpoints } = await startEndpoints(silent, '8.8.4.4')
    expect(await lookupPublicIp({ endpoints, timeout: 1500 })).toBe('8.8.4.4')
    expect(asked).toEqual([0, 1])
  })

  it('OPS-03 is null when none of the three answers', async () => {
    const { asked, endpoints } = await startEndpoints(failing, silent, { ip: '::1' })
    expect(await lookupPublicIp({ endpoints, timeout: 200 })).toBeNull()
    expect(asked).toEqual([0, 1, 2])
    expect(await lookupPublicIp({ endpoints: ['http://127.0.0.1:1', 'no address', ''] })).toBeNull()
  })

  it('stops asking when it is aborted', async () => {
    const controller = new AbortController()
    const { asked, endpoints } = await startEndpoints(() => {
      controller.abort()
      return silent()
    }, '8.8.8.8')
    expect(await lookupPublicIp({ endpoints, signal: controller.signal })).toBeNull()
    expect(asked).toEqual([0])
  })

  it.each([
    ['8.8.8.8', true],
    ['172.15.0.1', true],
    ['2a00:1450:4001:81b::200e', true],
    ['256.1.1.1', false],
    ['8.8.8', false],
    ['8.8.8.8.', false],
    ['08.8.8.8888', false],
    ['172.16.0.1', false],
    ['100.64.0.1', false],
    ['169.254.1.1', false],
    ['203.0.113.7', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['::ffff:8.8.8.8', false],
    ['1::2::3', false],
    [':::', false],
    ['', false],
  ])('OPS-03 %s as a public address: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))
})
