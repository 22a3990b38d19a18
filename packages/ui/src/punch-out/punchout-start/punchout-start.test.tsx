import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/axe.js'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { PunchoutStart, type PunchoutStartProps } from './punchout-start.js'

function never() {
  return new Promise<never>(() => undefined)
}

describeConformance('PunchoutStart', (props, ref) => (
  <PunchoutStart {...props} ref={ref} onStart={never} onReady={() => undefined} />
))

function setUp(onStart: PunchoutStartProps['onStart']) {
  const onReady = vi.fn<PunchoutStartProps['onReady']>()
  const start = vi.fn(onStart)
  const { container } = mount(<PunchoutStart onStart={start} onReady={onReady} />)
  return { onReady, start, container }
}

it('PUN-02 opens the first page when the session has begun, and begins it once', async () => {
  const { onReady, start } = setUp(async () => ({ startPath: '/shop', operation: 'create', missing: [], adjusted: [] }))
  await expect.poll(() => onReady.mock.calls).toEqual([['/shop']])
  expect(start).toHaveBeenCalledOnce()
})

it('PUN-02 names the items that an edited requisition has lost or has less of before it continues', async () => {
  const { onReady, container } = setUp(async () => ({
    startPath: '/cart',
    operation: 'edit',
    missing: ['7', '9'],
    adjusted: ['8'],
  }))
  await expect.element(page.getByText('2 items of your requisition are not in the cart')).toBeVisible()
  await expect.element(page.getByText(/at present: 7, 9/)).toBeVisible()
  await expect.element(page.getByText('The quantity of 1 item is lower')).toBeVisible()
  await expect.element(page.getByText(/than your requisition has: 8/)).toBeVisible()
  await expectAccessible(container)
  const proceed = page.getByRole('button', { name: 'Continue' })
  await expect.element(proceed).toHaveFocus()
  expect(onReady).not.toHaveBeenCalled()
  await proceed.click()
  expect(onReady).toHaveBeenCalledWith('/cart')
})

it('PUN-02 says that changes of an inspection are not sent back', async () => {
  setUp(async () => ({ startPath: '/cart', operation: 'inspect', missing: [], adjusted: [] }))
  await expect.element(page.getByText(/What you change here is not sent back/)).toBeVisible()
})

it('PUN-02 offers the next step when the link has ended', async () => {
  const { container } = setUp(() => Promise.reject({ kind: 'unauthorized' }))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^This link has ended ?A link .* once/)
  expect(page.getByRole('button').elements()).toEqual([])
  await expectAccessible(container)
})

it('PUN-02 tries again after a failure', async () => {
  const answers = [() => Promise.reject({ kind: 'network' }), never]
  const { start } = setUp(() => answers.shift()?.() ?? never())
  await page.getByRole('alert').getByRole('button').click()
  await expect.element(page.getByText('Opening the catalog for your procurement system')).toBeVisible()
  expect(start).toHaveBeenCalledTimes(2)
})
