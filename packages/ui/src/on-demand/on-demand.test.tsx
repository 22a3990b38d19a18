import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../test/mount.js'
import { OnDemand, type OnDemandProps } from './index.js'

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
