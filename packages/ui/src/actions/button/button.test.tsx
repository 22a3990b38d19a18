import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { Button } from './button.js'

describeConformance('Button', (props, ref) => (
  <Button {...props} ref={ref}>
    Add
  </Button>
))

it('LIB-02 WCAG 2.4.3 ignores presses while pending and keeps focus', async () => {
  const onClick = vi.fn<() => void>()
  mount(
    <Button isPending onClick={onClick}>
      Add
    </Button>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(onClick).not.toHaveBeenCalled()
  await expect.element(page.getByRole('button', { name: 'Add' })).toHaveFocus()
})
