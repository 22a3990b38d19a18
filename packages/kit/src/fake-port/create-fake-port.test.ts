import { describe, expect, it } from 'vitest'
import { createFakePort } from './create-fake-port.js'

describe('a fake port', () => {
  it('PLUS-15 answers with fixtures or as the test says, and keeps the inputs', async () => {
    const { port, requests, answer } = createFakePort('createList', 'deleteList')
    expect(await port.createList({ name: 'Exam room 4' })).toMatchObject({ id: 1 })
    answer('createList', ({ name }) => ({
      ...{ id: 7, name, itemListDetailCount: 0, shared: false, isOwner: true },
      ...{ ownerName: 'Ada Diaz', isSubscription: false },
    }))
    expect(await port.createList({ name: 'Exam room 5' })).toMatchObject({ id: 7, name: 'Exam room 5' })
    expect(requests).toEqual([
      { call: 'createList', input: { name: 'Exam room 4' } },
      { call: 'createList', input: { name: 'Exam room 5' } },
    ])
  })

  it('PLUS-15 rejects once as a client does, with status and problem', async () => {
    const { port, fail } = createFakePort('deleteList')
    fail('deleteList', { status: 409, slug: 'list-in-use', detail: 'A subscription orders this list.' })
    await expect(port.deleteList({ id: 1 })).rejects.toMatchObject({
      status: 409,
      problem: { type: 'https://gauze.example/problems/list-in-use', detail: 'A subscription orders this list.' },
    })
    expect(await port.deleteList({ id: 1 })).toEqual({ success: true })
  })
})
