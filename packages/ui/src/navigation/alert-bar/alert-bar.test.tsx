import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { AlertBar } from './alert-bar.js'

describeConformance('AlertBar', (props, ref) => (
  <AlertBar {...props} ref={ref} onDismiss={() => undefined}>
    Storm delays
  </AlertBar>
))

describe('AlertBar', () => {
  it('SHELL-01 has its words in the served HTML once, and announces them when the page is ready', async () => {
    expect(renderToString(<AlertBar>Storm delays</AlertBar>).match(/Storm delays/g)).toHaveLength(1)
    const { container } = mount(<AlertBar>Storm delays</AlertBar>)
    await expect.poll(() => container.querySelector('[aria-live="polite"]')?.textContent).toBe('Storm delays')
  })

  it('SHELL-01 does not announce words that were announced before', () => {
    const { container } = mount(<AlertBar isKnown>Storm delays</AlertBar>)
    expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('')
  })

  it('SHELL-01 can be dismissed by keyboard, if that is offered', async () => {
    const onDismiss = vi.fn<() => void>()
    const { rerender } = mount(<AlertBar onDismiss={onDismiss}>Storm delays</AlertBar>)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onDismiss).toHaveBeenCalledOnce()
    rerender(<AlertBar>Storm delays</AlertBar>)
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('SHELL-01 keeps its dismissal large enough to press next to long words in a narrow window', () => {
    const words = 'Storms delay deliveries by a day in https://gauze.example/the-states-of-the-middle-west today'
    const { container } = mount(<AlertBar onDismiss={() => undefined}>{words}</AlertBar>)
    container.style.width = '320px'
    const { width, height } = page.getByRole('button').element().getBoundingClientRect()
    expect(width).toBe(height)
  })
})
