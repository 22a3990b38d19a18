import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { ALERT_SCRIPT, StoreAlert } from './index.js'

function textOf(words: string) {
  const text = { nodeType: 'text', value: words, marks: [], data: {} }
  return { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [text] }] }
}

const storm = textOf('Storm delays')
const dismiss = page.getByRole('button', { name: 'Dismiss this notice' })
const marks = document.documentElement.dataset

function header(alert: object) {
  return (
    <header className="gz-header">
      <StoreAlert alert={alert} />
      <a href="/" hidden>
        Not in view
      </a>
      <a href="/">Home</a>
    </header>
  )
}

function announcement(container: HTMLElement) {
  return container.querySelector('[aria-live]')?.textContent
}

/** Runs the script of the head as a browser does; its listeners end with the test, not with the page. */
function runScript() {
  const listening = vi.spyOn(window, 'addEventListener')
  const script = document.createElement('script')
  script.textContent = ALERT_SCRIPT
  document.head.append(script)
  script.remove()
  const heard = [...listening.mock.calls]
  listening.mockRestore()
  onTestFinished(() => {
    for (const given of heard) window.removeEventListener(...given)
  })
}

function forget() {
  sessionStorage.clear()
  delete marks.alert
}
beforeEach(forget)
afterEach(forget)

describeConformance('StoreAlert', (props, ref) => <StoreAlert {...props} ref={ref} alert={storm} />)

it('SHELL-01 WCAG 2.4.3 is dismissed for the visit, and the focus moves to the next element', async () => {
  const { rerender } = mount(header(storm))
  await userEvent.click(dismiss)
  await expect.element(page.getByText('Storm delays')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveFocus()
  expect(marks.alert).toBe('dismissed')
  rerender(null)
  rerender(header(storm))
  await expect.element(page.getByText('Storm delays')).not.toBeInTheDocument()
})

it('SHELL-01 comes back with another text, from the first paint on', async () => {
  const { rerender } = mount(header(storm))
  await userEvent.click(dismiss)
  rerender(null)
  rerender(header(textOf('The storm is over')))
  await expect.element(page.getByText('The storm is over').first()).toBeVisible()
  expect(marks.alert).toBeUndefined()
})

it('SHELL-01 WCAG 4.1.3 is announced once in a visit', async () => {
  const first = mount(header(storm))
  await expect.poll(() => announcement(first.container)).toBe('Storm delays')
  first.rerender(null)
  const second = mount(header(storm))
  await expect.element(dismiss).toBeVisible()
  expect(announcement(second.container)).toBe('')
})

it('SHELL-01 the script of the head hides a dismissed alert, and hears a press before the code has come', async () => {
  sessionStorage.setItem('gauze.alert', 'kept')
  runScript()
  expect(marks.alert).toBe('dismissed')
  forget()
  runScript()
  expect(marks.alert).toBeUndefined()
  const { container, rerender } = mount(
    <section className="gz-alert-bar">
      <button type="button">Dismiss</button>
    </section>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
  expect(marks.alert).toBe('pressed')
  expect(container.querySelector('section')?.checkVisibility()).toBe(false)
  rerender(header(storm))
  await expect.element(page.getByText('Storm delays')).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveFocus()
})
