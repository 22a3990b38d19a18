import { describe, expect, it, vi } from 'vitest'
import { createLastGood } from './last-good.js'

describe('the last good answer', () => {
  it('CMS-04 gives the built-in minimum while the service has never answered', async () => {
    const content = createLastGood(() => Promise.reject(new Error('down')), { maxAge: 1000, minimum: 'minimum' })
    await expect(content.get()).resolves.toBe('minimum')
  })

  it('CMS-04 gives the last good answer when the service goes down', async () => {
    let time = 0
    const load = vi.fn<() => Promise<string>>().mockResolvedValueOnce('good').mockRejectedValue(new Error('down'))
    const content = createLastGood(load, { maxAge: 1000, minimum: 'minimum', now: () => time })
    await content.get()
    time = 5000
    await expect(content.get()).resolves.toBe('good')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('CMS-04 asks once for all pending requests, and again when the answer is old', async () => {
    let time = 0
    const load = vi.fn(() => Promise.resolve(time))
    const content = createLastGood(load, { maxAge: 1000, now: () => time })
    await Promise.all([content.get(), content.get(), content.get()])
    expect(load).toHaveBeenCalledTimes(1)
    time = 1500
    await expect(content.get()).resolves.toBe(1500)
  })

  it('CMS-04 shows the last good answer while the service is slow, and the new one once it has come', async () => {
    let time = 0
    let answer: (value: string) => void = () => undefined
    const load = vi
      .fn<() => Promise<string>>()
      .mockResolvedValueOnce('good')
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    const content = createLastGood(load, { maxAge: 1000, patience: 1, now: () => time })
    await content.get()
    time = 5000
    await expect(content.get()).resolves.toBe('good')
    await expect(content.get()).resolves.toBe('good')
    answer('newer')
    await expect.poll(() => content.get()).toBe('newer')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('OPS-04 reports each outage to the people who operate the store, once', async () => {
    let time = 0
    const onFailure = vi.fn()
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('down'))
    const content = createLastGood(load, { maxAge: 1000, minimum: 'minimum', onFailure, now: () => time })
    const read = () => {
      time += 2000
      return content.get()
    }
    await read()
    await read()
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('down'))
    load.mockResolvedValueOnce('good')
    await read()
    await read()
    await read()
    expect(onFailure).toHaveBeenCalledTimes(2)
  })

  it('reports the failure when there is nothing to fall back on', async () => {
    const categories = createLastGood(() => Promise.reject(new Error('down')), { maxAge: 1000 })
    await expect(categories.get()).rejects.toThrow('down')
  })
})
