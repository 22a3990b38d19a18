import { expect, it } from 'vitest'
import { createTurns } from './turns.js'

function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

it('CART-11 takes work of one key one at a time in its order, and other keys meanwhile', async () => {
  const inTurn = createTurns()
  const done: string[] = []
  const first = gate()
  const slow = inTurn('a', () => first.opened.then(() => done.push('first of a')))
  const next = inTurn('a', async () => done.push('second of a'))
  await inTurn('b', async () => done.push('b'))
  expect(done).toEqual(['b'])
  first.open()
  await Promise.all([slow, next])
  expect(done).toEqual(['b', 'first of a', 'second of a'])
})

it('CART-11 continues after failed work', async () => {
  const inTurn = createTurns()
  const failed = inTurn('a', () => Promise.reject(new Error('no')))
  const next = inTurn('a', async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})

it('CART-11 refuses with the time to come back when too many wait, and accepts work again afterwards', async () => {
  const inTurn = createTurns(1)
  const first = gate()
  const taken = [inTurn('a', () => first.opened), inTurn('a', () => first.opened)]
  await expect(inTurn('a', () => first.opened)).rejects.toMatchObject({ options: { status: 503, retryAfter: 1 } })
  first.open()
  await Promise.all(taken)
  expect(await inTurn('a', async () => 'done')).toBe('done')
})
