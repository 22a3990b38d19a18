import { expect, it } from 'vitest'
import { createKeptAnswer } from './kept-answer.server.js'

it('reads an answer again after a change of the catalog, after a failure, and while nothing is heard', async () => {
  const catalog = { hears: true, changedAt: -1 }
  const keep = createKeptAnswer<string>({
    isHearing: () => catalog.hears,
    hasChanged: (_shown, since) => catalog.changedAt >= since,
  })
  await expect(keep(() => Promise.reject(new Error('Down')))).rejects.toThrow('Down')
  expect(await keep(async () => 'first')).toBe('first')
  expect(await keep(async () => 'second')).toBe('first')
  catalog.changedAt = performance.now()
  expect(await keep(async () => 'third')).toBe('third')
  expect(await keep(async () => 'fourth')).toBe('third')
  catalog.hears = false
  expect(await keep(async () => 'fifth')).toBe('fifth')
})
