import { afterEach, expect, it } from 'vitest'
import { forgetDrafts, savedDraft } from './saved-draft.js'

const note = savedDraft('note', (saved) => (typeof saved === 'string' ? saved : ''))

afterEach(() => forgetDrafts())

it('LIB-08 a draft is read by its owner alone, until it is forgotten', () => {
  note.save('1:2', 'Dock 4')
  expect([note.read('1:2'), note.read('2:2'), note.read(null)]).toEqual(['Dock 4', '', ''])
  note.forget('1:2')
  expect(note.read('1:2')).toBe('')
})

it('LIB-08 the drafts of other owners are deleted, or all of them, and nothing else of the tab', () => {
  sessionStorage.setItem('other', 'stays')
  note.save('1:2', 'Dock 4')
  note.save('1:22', 'Dock 5')
  forgetDrafts('1:2')
  expect([note.read('1:2'), note.read('1:22')]).toEqual(['Dock 4', ''])
  forgetDrafts()
  expect([note.read('1:2'), sessionStorage.getItem('other')]).toEqual(['', 'stays'])
  sessionStorage.removeItem('other')
})
