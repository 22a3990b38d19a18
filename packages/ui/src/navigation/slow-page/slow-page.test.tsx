import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { mount } from '../../../test/mount.js'
import { SlowPage } from './index.js'

it('SHELL-07 shows the loader once a page takes a second, and no longer than that page', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { container, rerender } = mount(<SlowPage pageKey="one" className="own" />)
  const loader = () => container.querySelector('.gz-slow-page.gz-loader.own')
  const pass = (time: number) => flushSync(() => vi.advanceTimersByTime(time))
  pass(999)
  expect(loader()).toBeNull()
  pass(1)
  expect(loader()).not.toBeNull()
  rerender(<SlowPage pageKey="two" className="own" />)
  expect(loader()).toBeNull()
  pass(1000)
  expect(loader()).not.toBeNull()
  rerender(<SlowPage pageKey={null} className="own" />)
  expect(loader()).toBeNull()
})
