import { expect, it, vi } from 'vitest'
import { loadOnce } from './load-once.js'

it('LIB-06 loads once for everybody who asks', async () => {
  const start = vi.fn<() => Promise<string>>(async () => 'store')
  const { load, loaded } = loadOnce(start)
  expect(loaded()).toBeUndefined()
  expect(await Promise.all([load(), load()])).toEqual(['store', 'store'])
  expect(await load()).toBe('store')
  expect(loaded()).toBe('store')
  expect(start).toHaveBeenCalledTimes(1)
})

it('LIB-06 tries again after a failure', async () => {
  const start = vi.fn<() => Promise<string>>(async () => 'store').mockRejectedValueOnce(new Error('offline'))
  const { load, loaded } = loadOnce(start)
  await expect(load()).rejects.toThrow('offline')
  expect(loaded()).toBeUndefined()
  expect(await load()).toBe('store')
})
