import type { User } from '@gauze/contract'
import { ownerOfUser } from '@gauze/machines/session'
import { expect, it } from 'vitest'
import type { ToastContent } from '../../feedback/toast/index.js'
import { storyUser } from '../../story-data/index.js'
import { noteSwitch, notifyOfOwner, type OwnerNoticeOptions, takeSwitch } from './index.js'

const dana: User = { ...storyUser, account: { ...storyUser.account, accountName: 'Mercy Health System' } }
const inHospital: User = { ...dana, account: { ...dana.account, id: 8, accountName: 'Mercy General Hospital' } }
const ada: User = { ...dana, id: 2, firstName: 'Ada', lastName: 'Byron' }

function open(options: Partial<OwnerNoticeOptions> = {}) {
  const reported: (ToastContent | 'changed')[] = []
  const { onOwner, expectChange } = notifyOfOwner({
    onChanged: () => reported.push('changed'),
    onNotice: (notice) => reported.push(notice),
    isOwnPage: () => false,
    ...options,
  })
  return { reported, expectChange, become: (user: User | null) => onOwner(user && ownerOfUser(user), user) }
}

const switched = {
  tone: 'warning',
  message: 'You are now in Mercy General Hospital. The account was switched in another tab.',
}

it('AUTH-11 says which account the page is for now, after the notices of the one before are gone', () => {
  const { reported, become } = open()
  become(dana)
  become(null)
  become(inHospital)
  expect(reported).toEqual(['changed', 'changed', switched])
})

it('AUTH-11 says on a private page that the entries are gone', () => {
  const { reported, become } = open({ isOwnPage: () => true })
  become(dana)
  become(inHospital)
  const detail = 'Anything that was filled in here for Mercy Health System was cleared.'
  expect(reported).toEqual(['changed', { ...switched, detail }])
})

it('AUTH-11 LIB-08 names the new user when another person logged in in another tab', () => {
  const { reported, become } = open()
  become(dana)
  become(ada)
  expect(reported.at(-1)).toMatchObject({
    message: 'You are now logged in as Ada Byron, Mercy Health System. Somebody logged in in another tab.',
  })
  const own = open({ messages: { replaced: (person) => `Hallo, ${person}!` } })
  own.become(dana)
  own.become(ada)
  expect(own.reported.at(-1)).toMatchObject({ message: 'Hallo, Ada Byron!' })
})

it('AUTH-11 says nothing of a change that was made in this page, or of the same owner', () => {
  const { reported, become, expectChange } = open()
  become(dana)
  become(null)
  become(dana)
  expectChange()
  become(inHospital)
  expect(reported).toEqual(['changed', 'changed'])
})

it('AUTH-11 the page after a switch knows of it, once', () => {
  noteSwitch()
  expect(takeSwitch()).toBe(false)
  window.dispatchEvent(new Event('pagehide'))
  expect(takeSwitch()).toBe(true)
  expect(takeSwitch()).toBe(false)
})
