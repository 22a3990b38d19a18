import { isApiError } from '@gauze/api-client'
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

  it('PLUS-15 rejects with an error that partner code takes for the one of the API client', async () => {
    const { port, fail } = createFakePort('deleteList')
    const failureOf = () => port.deleteList({ id: 1 }).catch((error: unknown) => (isApiError(error) ? error : null))
    fail('deleteList', { status: 409, slug: 'list-name-taken', detail: 'You have a list of this name.' })
    expect(await failureOf()).toMatchObject({ kind: 'conflict', slug: 'list-name-taken', call: 'deleteList' })
    const errors = { name: ['is required'] }
    fail('deleteList', { status: 422, slug: 'validation', detail: 'Enter a name.', errors })
    expect(await failureOf()).toMatchObject({ kind: 'validation', fields: errors, message: 'Enter a name.' })
    fail('deleteList', { status: 0, slug: '', detail: '' })
    expect(await failureOf()).toMatchObject({ kind: 'network', status: null })
  })

  it('PLUS-15 refuses names that the contract or the port does not have, and proposes similar ones', () => {
    // As from JavaScript.
    const misspelled = 'delteList' as 'deleteList'
    expect(() => createFakePort(misspelled)).toThrow("The contract has no call 'delteList'. Similar names: deleteList")
    const { fail, answer } = createFakePort('deleteList', 'createList')
    const failure = { status: 409, slug: 'list-full', detail: 'The list is full.' }
    expect(() => fail(misspelled, failure)).toThrow("The port has no call 'delteList'. Similar names: deleteList")
    expect(() => answer(misspelled, { success: true })).toThrow(TypeError)
  })
})
