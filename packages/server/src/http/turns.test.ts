import { expect, it, vi } from 'vitest'
import { createTurns } from './turns.js'

function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

it('CART-11 takes work of one key one at a time in its order, and other keys meanwhile', async () => {
  const turns = createTurns()
  const done: string[] = []
  const first = gate()
  const slow = turns.take('a', () => first.opened.then(() => done.push('first of a')))
  const next = turns.take('a', async () => done.push('second of a'))
  await turns.take('b', async () => done.push('b'))
  expect(done).toEqual(['b'])
  first.open()
  await Promise.all([slow, next])
  expect(done).toEqual(['b', 'first of a', 'second of a'])
})

it('CART-11 continues after failed work', async () => {
  const turns = createTurns()
  const failed = turns.take('a', () => Promise.reject(new Error('no')))
  const next = turns.take('a', async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})

it('CART-11 refuses with the time to come back when too many wait, and accepts work again afterwards', async () => {
  const turns = createTurns(1)
  const first = gate()
  const taken = [turns.take('a', () => first.opened), turns.take('a', () => first.opened)]
  await expect(turns.take('a', () => first.opened)).rejects.toMatchObject({ options: { status: 503, retryAfter: 1 } })
  first.open()
  await Promise.all(taken)
  expect(await turns.take('a', async () => 'done')).toBe('done')
})

it('CART-11 a reader waits for the changes that came before it, even if they fail, and not for later ones', async () => {
  const turns = createTurns()
  const first = gate()
  const later = gate()
  const done: string[] = []
  const failed = turns.take('a', async () => {
    await first.opened
    done.push('change')
    throw new Error('no')
  })
  const reading = turns.afterEarlier('a').then(() => done.push('read'))
  const next = turns.take('a', () => later.opened)
  await turns.afterEarlier('b')
  expect(done).toEqual([])
  first.open()
  await expect(failed).rejects.toThrow('no')
  await reading
  expect(done).toEqual(['change', 'read'])
  later.open()
  await next
})

it('CART-11 a reader does not wait long for a change that hangs', async () => {
  vi.useFakeTimers()
  const turns = createTurns()
  const first = gate()
  const slow = turns.take('a', () => first.opened)
  const reading = turns.afterEarlier('a')
  await vi.advanceTimersByTimeAsync(5_000)
  await reading
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  first.open()
  await slow
})
