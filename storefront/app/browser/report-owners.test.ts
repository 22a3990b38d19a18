import type { User } from '@gauze/contract'
import { ownerOfUser } from '@gauze/machines/session'
import { expect, it } from 'vitest'
import { reportOwners } from './report-owners.js'
import type { StoreSignal } from './store-runtime.js'

const dana: User = {
  id: 1,
  firstName: 'Dana',
  lastName: 'Reyes',
  username: 'dana@mercy.example',
  email: 'dana@mercy.example',
  permissions: { isPriceVisible: true, isAdmin: false },
  isPunchout: false,
  isParentLogin: true,
  account: { id: 7, accountName: 'Mercy Health System', rxLevels: ['1'], controlledSubstance: false },
  relatedAccounts: [],
}
const inHospital: User = { ...dana, account: { ...dana.account, id: 8, accountName: 'Mercy General Hospital' } }
const ada: User = { ...dana, id: 2, firstName: 'Ada', lastName: 'Byron' }

function open(isOwnPage = false) {
  const reported: StoreSignal[] = []
  const { onOwner, expectChange } = reportOwners({ emit: (signal) => reported.push(signal) }, () => isOwnPage)
  return {
    reported,
    expectChange,
    become: (user: User | null) => onOwner(user && ownerOfUser(user), user),
  }
}

const ownerChanged = { type: 'ownerChanged' }
const switched = {
  type: 'notice',
  tone: 'warning',
  message: 'You are now in Mercy General Hospital. The account was switched in another tab.',
}

it('AUTH-11 says which account the page is for now, after the notices of the one before are gone', () => {
  const { reported, become } = open()
  become(dana)
  become(null)
  become(inHospital)
  expect(reported).toEqual([ownerChanged, ownerChanged, switched])
})

it('AUTH-11 says on a page of its owner alone that what was filled in is gone', () => {
  const { reported, become } = open(true)
  become(dana)
  become(inHospital)
  const detail = 'Anything that was filled in here for Mercy Health System was cleared.'
  expect(reported).toEqual([ownerChanged, { ...switched, detail }])
})

it('AUTH-11 says who somebody is logged in as when another person logged in in another tab', () => {
  const { reported, become } = open()
  become(dana)
  become(ada)
  expect(reported.at(-1)).toMatchObject({
    message: 'You are now logged in as Ada Byron, Mercy Health System. Somebody logged in in another tab.',
  })
})

it('AUTH-11 says nothing of a change that was made in this page, or of the same owner', () => {
  const { reported, become, expectChange } = open()
  become(dana)
  become(null)
  become(dana)
  expectChange()
  become(inHospital)
  expect(reported).toEqual([ownerChanged, ownerChanged])
})
