import type { CallInput } from '@gauze/contract'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { AddToList, type AddToListPort } from './index.js'
import { storyItem, storyListPort, storyLists } from './story-lists.js'

const cart = { itemListId: 1, itemId: 20418, unit: 11 }

async function open(calls: Partial<AddToListPort> = {}) {
  mount(<AddToList item={storyItem} port={storyListPort(calls)} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Add to List' })
  await expect.element(dialog).toBeVisible()
  return dialog
}

function box(name: string | RegExp) {
  return page.getByRole('checkbox', { name })
}

describeConformance('AddToList', (props, ref) => (
  <AddToList {...props} ref={ref} item={storyItem} port={storyListPort()} />
))

it('ACCT-12 API-72 shows which lists have the item, and puts one of it on a list or takes it off', async () => {
  const answers: (() => void)[] = []
  const added: CallInput<'upsertListDetail'>[] = []
  const removed: CallInput<'deleteListDetailByItemListId'>[] = []
  const { upsertListDetail } = await storyListPort()()
  const dialog = await open({
    upsertListDetail: async (input) => {
      added.push(input)
      await new Promise<void>((resolve) => answers.push(resolve))
      return upsertListDetail(input)
    },
    deleteListDetailByItemListId: async (input) => {
      removed.push(input)
      return { updated: true }
    },
  })
  await expect.element(dialog).toMatchTextContent(/Nitrile exam gloves, medium, Box of 100/)
  await expect.element(box(/Crash cart/)).toHaveAttribute('data-member', 'null')
  await expect.element(box(/Exam rooms/)).toBeChecked()
  await box(/Crash cart/).click()
  await expect.element(box(/Crash cart/)).toHaveAttribute('data-member', 'loading')
  expect(added).toEqual([{ ...cart, quantity: 1 }])
  answers[0]?.()
  await expect.element(page.getByText('Added to Crash cart')).toBeVisible()
  await expect.element(box(/Crash cart/)).toHaveAttribute('data-member', 'true')
  await expect.element(dialog).toMatchTextContent(/25 items/)
  await box(/Exam rooms/).click()
  await expect.element(page.getByText('Removed from Exam rooms of the second floor')).toBeVisible()
  expect(removed).toEqual([{ ...cart, itemListId: 2 }])
  await expectAccessible(dialog.element())
})

it('ACCT-12 sends the last of two quick presses after the first, and loses none', async () => {
  const calls: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const { upsertListDetail } = await storyListPort()()
  await open({
    upsertListDetail: async (input) => {
      calls.push('add')
      await promise
      return upsertListDetail(input)
    },
    deleteListDetailByItemListId: async () => {
      calls.push('remove')
      return { updated: true }
    },
  })
  await box(/Crash cart/).click()
  await box(/Crash cart/).click()
  expect(calls).toEqual(['add'])
  resolve()
  await expect.element(page.getByText('Removed from Crash cart')).toBeVisible()
  expect(calls).toEqual(['add', 'remove'])
  await expect.element(box(/Crash cart/)).toHaveAttribute('data-member', 'null')
})

it('ACCT-12 keeps a list as it was when the server refuses, and says why', async () => {
  const detail = 'The owner deleted this list.'
  const problem = { type: 'https://gauze.example/problems/list-gone', detail }
  await open({ upsertListDetail: () => Promise.reject({ kind: 'conflict', problem }) })
  await box(/Crash cart/).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(`Crash cart was not changed. ${detail}`)
  await expect.element(box(/Crash cart/)).not.toBeChecked()
})

it('ACCT-12 WCAG 2.4.3 creates a list that has the item, keeps a refused name, and gives the focus back', async () => {
  const createList = vi.fn<AddToListPort['createList']>((await storyListPort()()).createList).mockRejectedValueOnce({
    kind: 'conflict',
    problem: { type: 'list-exists', detail: 'You have this list already.' },
  })
  await open({ createList })
  await page.getByLabelText('New list').fill('Exam room 4')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('You have this list already.')).toBeVisible()
  await expect.element(page.getByLabelText('New list')).toHaveValue('Exam room 4')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Added to Exam room 4')).toBeVisible()
  await expect.element(box(/Exam room 4/)).toBeChecked()
  await expect.element(page.getByLabelText('New list')).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Add to list' })).toHaveFocus()
})

it('SHELL-12 cuts a long name to 23 characters, and assistive technology has all of it', async () => {
  const name = 'Exam rooms of the second floor, north'
  await open({
    getListsByItemId: async () => ({ itemLists: storyLists.slice(0, 1).map((list) => ({ ...list, name })) }),
  })
  await expect.element(box(new RegExp(name))).toBeInTheDocument()
  await expect.element(page.getByText('Exam rooms of the secon…', { exact: true })).toBeVisible()
})
