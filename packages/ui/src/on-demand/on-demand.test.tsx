import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../test/mount.js'
import { DialogOnDemand, OnDemand, type OnDemandProps, onDemandMessages, unloadedNotice, untilLoaded } from './index.js'

interface Greeting {
  readonly words: string
}

function Page({ load }: Pick<OnDemandProps<Greeting>, 'load'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>{isOpen ? 'open' : 'closed'}</output>
      {isOpen ? (
        <OnDemand load={load} onUnloaded={() => setOpen(false)}>
          {({ words }) => <p>{words}</p>}
        </OnDemand>
      ) : null}
    </>
  )
}

function Opener({ load }: Pick<OnDemandProps<Greeting>, 'load'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <DialogOnDemand isOpen={isOpen} onOpenChange={setOpen} load={load}>
        {({ words }) => <p>{words}</p>}
      </DialogOnDemand>
    </>
  )
}

it('LIB-05 loads the code of a part when it is asked for, and again when it did not come', async () => {
  const load = vi
    .fn<OnDemandProps<Greeting>['load']>(async () => ({ words: 'Here I am' }))
    .mockRejectedValueOnce(new Error('offline'))
  mount(<Page load={load} />)
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  await expect.element(page.getByText('closed')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  await expect.element(page.getByText('Here I am')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

it('SHELL-05 says that a dialog did not load, and loads it when its button is pressed again', async () => {
  const load = vi
    .fn<OnDemandProps<Greeting>['load']>(async () => ({ words: 'Here I am' }))
    .mockRejectedValueOnce(new Error('offline'))
  mount(<Opener load={load} />)
  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('A part of the store did not load. Check your connection, then try again.')
  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  await expect.element(page.getByText('Here I am')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

it('SHELL-05 requests code that does not load again when the connection returns, or after a pause', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('offline'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const loaded = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue('footer')
  window.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('footer')
})

it('LIB-08 says in own words that code did not load', () => {
  expect(unloadedNotice('retry').message).toBe(
    'A part of the store did not load. Check your connection, then try again.',
  )
  const { message, action } = unloadedNotice('kept', {
    ...onDemandMessages,
    unloaded: 'Da fehlt etwas.',
    reload: 'Neu laden',
  })
  expect(message).toMatch(/^Da fehlt etwas\. Check your connection; what you did is kept/)
  expect(action?.label).toBe('Neu laden')
})
