import { describe, expect, it, vi } from 'vitest'
import { createPageTurns, PageRefusal } from './page-turns.js'

const here = new AbortController().signal

/** Turns whose pages are drawn one by one, when the test says so. */
function createDrawings(limit: number) {
  const turns = createPageTurns(limit)
  const order: string[] = []
  const finish: (() => void)[] = []
  const ask = (network: string, signal = here) => {
    const asked = turns.take(network, signal, async () => {
      order.push(network)
      await new Promise<void>((resolve) => finish.push(resolve))
    })
    asked.catch(() => undefined)
    return asked
  }
  const drawAll = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    for (let done = 0; done < finish.length; done += 1) {
      finish[done]?.()
      // The next page starts after other work of the process.
      await new Promise((resolve) => setImmediate(resolve))
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { ask, drawAll, order }
}

describe('pages that are drawn', () => {
  it('alternate between networks, however many one of them asks for', async () => {
    const { ask, drawAll, order } = createDrawings(100)
    const asked = Array.from({ length: 20 }, () => ask('flood'))
    asked.push(ask('clinic'), ask('clinic'), ask('nurse'))
    await drawAll()
    await Promise.all(asked)
    expect(order.slice(0, 7)).toEqual(['flood', 'clinic', 'nurse', 'flood', 'clinic', 'flood', 'flood'])
    expect(order).toHaveLength(23)
  })

  it('let other requests be answered in between, even if no page waits for anything', async () => {
    const turns = createPageTurns(100)
    const order: string[] = []
    const pages = ['one', 'two', 'three'].map((page) => turns.take(page, here, async () => void order.push(page)))
    setImmediate(() => order.push('request'))
    await Promise.all(pages)
    expect(order).toEqual(['one', 'request', 'two', 'three'])
  })

  it('lets another network in when one fills the queue, and refuses that one', async () => {
    const { ask, drawAll, order } = createDrawings(4)
    const flood = Array.from({ length: 6 }, () => ask('flood'))
    const clinic = [ask('clinic'), ask('clinic')]
    await drawAll()
    await Promise.all(clinic)
    const outcomes = await Promise.allSettled(flood)
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(3).fill('fulfilled'), ...Array(3).fill('rejected')])
    expect(outcomes[5]).toMatchObject({ reason: new PageRefusal(503, 5) })
    expect(order).toEqual(['flood', 'clinic', 'flood', 'clinic', 'flood'])
  })

  it('are not drawn for a visitor who left the queue', async () => {
    const { ask, drawAll, order } = createDrawings(4)
    const leaving = new AbortController()
    const asked = [ask('clinic'), ask('clinic', leaving.signal)]
    leaving.abort()
    await drawAll()
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(order).toEqual(['clinic'])
  })

  it('do not wait for a page that waits for a service', async () => {
    const { ask, drawAll, order } = createDrawings(4)
    const asked = [ask('slow'), ask('slow'), ask('clinic')]
    await vi.waitFor(() => expect(order).toEqual(['slow', 'clinic', 'slow']))
    await drawAll()
    await Promise.all(asked)
  })
})
