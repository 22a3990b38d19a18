import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../test/mount.js'
import { IconButton } from '../icon-button/index.js'
import { Button } from './index.js'

const spot = { clientX: 40, clientY: 40, detail: 1, bubbles: true, cancelable: true }

/** @param at milliseconds; by default now */
function press(name: string, where: MouseEventInit = {}, at?: number) {
  const event = new MouseEvent('click', { ...spot, ...where })
  if (at !== undefined) Object.defineProperty(event, 'timeStamp', { value: at })
  page.getByRole('button', { name }).element().dispatchEvent(event)
}

/** Two buttons, of which the tests press the second after the first. */
function mountTwo(onPress: () => void) {
  mount(
    <>
      <Button>Approve SO-1</Button>
      <Button commits="approveOrder" onClick={onPress}>
        Approve SO-2
      </Button>
    </>,
  )
}

it('does not take the rest of a double or triple click on another control for a press', () => {
  const onPress = vi.fn()
  mountTwo(onPress)
  press('Approve SO-1')
  press('Approve SO-2', { clientX: 50 })
  press('Approve SO-2', { clientX: 49 })
  expect(onPress).not.toHaveBeenCalled()
})

it('takes a click for the rest of a double click for two seconds after the last one', () => {
  const onPress = vi.fn()
  mountTwo(onPress)
  press('Approve SO-1', {}, 10_000)
  press('Approve SO-2', {}, 11_500)
  press('Approve SO-2', {}, 13_400)
  expect(onPress).not.toHaveBeenCalled()
  press('Approve SO-2', {}, 15_500)
  expect(onPress).toHaveBeenCalledOnce()
})

it('hears a person who goes on pressing for longer than four seconds, and then begins again', () => {
  const onPress = vi.fn()
  mountTwo(onPress)
  press('Approve SO-1', {}, 20_000)
  for (const at of [21_100, 22_200, 23_300]) press('Approve SO-2', {}, at)
  expect(onPress).not.toHaveBeenCalled()
  press('Approve SO-2', {}, 24_400)
  press('Approve SO-2', {}, 25_500)
  expect(onPress).toHaveBeenCalledOnce()
})

it('counts a press elsewhere, and a press by the keyboard', () => {
  const onPress = vi.fn()
  mountTwo(onPress)
  press('Approve SO-1')
  press('Approve SO-2', { clientX: 53 })
  expect(onPress).toHaveBeenCalledOnce()
  press('Approve SO-1')
  press('Approve SO-2', { clientX: 0, clientY: 0, detail: 0 })
  expect(onPress).toHaveBeenCalledTimes(2)
})

/** Skips a month at each press. */
function Skip({ onPress }: { onPress: (month: number) => void }) {
  const [month, setMonth] = useState(11)
  const skip = () => {
    onPress(month)
    setMonth(month + 1)
  }
  return (
    <IconButton commits="skipSubscription" label={`Skip ${month}/24`} onClick={skip}>
      ×
    </IconButton>
  )
}

it('does not press a button twice, whether it means the same or something else by then', async () => {
  const onPress = vi.fn<(month: number) => void>()
  mount(<Skip onPress={onPress} />)
  press('Skip 11/24')
  press('Skip 11/24')
  await expect.element(page.getByRole('button', { name: 'Skip 12/24' })).toBeVisible()
  press('Skip 12/24')
  expect(onPress.mock.calls).toEqual([[11]])
})

it('keeps a form unsent when its button was pressed by the rest of a double click', () => {
  const onSubmit = vi.fn()
  mount(
    <>
      <Button>Review</Button>
      <form action={onSubmit}>
        <Button type="submit" commits="placeOrder">
          Place order
        </Button>
      </form>
    </>,
  )
  press('Review')
  press('Place order')
  expect(onSubmit).not.toHaveBeenCalled()
})
