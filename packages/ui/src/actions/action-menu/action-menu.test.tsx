import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { Button } from '../button/index.js'
import { ActionMenu } from './index.js'

describeConformance(
  'ActionMenu',
  (props) => (
    <ActionMenu {...props} label="Actions for a list">
      <Button>Rename</Button>
    </ActionMenu>
  ),
  { hasNoRef: true },
)

const opener = page.getByRole('button', { name: 'Actions for a list' })
function item(name: string) {
  return page.getByRole('button', { name })
}

function mountMenu(onRename = () => undefined, style = {}) {
  return mount(
    <div style={{ overflow: 'hidden', height: 60, ...style }}>
      <ActionMenu label="Actions for a list">
        <Button onClick={onRename}>Rename</Button>
        <Button data-apart>Delete</Button>
      </ActionMenu>
    </div>,
  )
}

it('LIB-05 shows its actions whole, moves between them by arrow keys, and closes with Escape', async () => {
  mountMenu()
  expect(item('Rename').elements()).toHaveLength(0)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Rename')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Delete')).toHaveFocus()
  await expect.element(item('Delete')).toBeInViewport({ ratio: 1 })
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(item('Rename').elements()).toHaveLength(0)
})

it('LIB-05 WCAG 2.1.2 2.4.11 closes when Tab leaves it, so that its list covers nothing that has the focus', async () => {
  mountMenu()
  mount(<Button>Next</Button>)
  await opener.click()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
  expect(item('Rename').elements()).toHaveLength(0)
})

it('LIB-05 WCAG 2.4.3 gives the focus back to its button before an action begins', async () => {
  const focused = vi.fn()
  mountMenu(() => {
    focused(document.activeElement === opener.element())
  })
  await opener.click()
  await item('Rename').click()
  expect(focused.mock.calls).toEqual([[true]])
  expect(item('Rename').elements()).toHaveLength(0)
})

it('LIB-05 opens above its button at the foot of the window', async () => {
  mountMenu(undefined, { position: 'fixed', insetBlockEnd: 0 })
  await opener.click()
  await expect.element(item('Delete')).toBeInViewport({ ratio: 1 })
  expect(item('Delete').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    opener.element().getBoundingClientRect().top,
  )
})
