import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../test/mount.js'
import { GauzeProvider } from '../../provider/index.js'
import { ToastRegion } from './toast.js'
import { createToasts, type Toasts } from './toast-queue.js'

function region() {
  return page.getByRole('region', { name: 'Notifications' }).element().getBoundingClientRect()
}

describe('ToastRegion', () => {
  it('SHELL-11 WCAG 4.1.3 shows a toast at the bottom right, announces it and lets it be dismissed', async () => {
    const toasts = createToasts()
    mount(<ToastRegion toasts={toasts} />)
    toasts.add({ tone: 'warning', message: 'Item quantites are limited and has been adjusted in your cart' })
    const toast = page.getByRole('alert')
    await expect.element(toast).toMatchTextContent('Item quantites are limited and has been adjusted in your cart')
    const region = page.getByRole('region', { name: 'Notifications' }).element().getBoundingClientRect()
    expect(window.innerWidth - region.right).toBe(24)
    expect(window.innerHeight - region.bottom).toBe(24)
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
    expect(toast.elements()).toHaveLength(0)
  })

  it('LIB-08 stands in the direction of the provider', async () => {
    const toasts = createToasts()
    mount(
      <GauzeProvider locale="he-IL">
        <ToastRegion toasts={toasts} />
      </GauzeProvider>,
    )
    toasts.add({ tone: 'info', message: 'One' })
    await expect.element(page.getByRole('region', { name: 'Notifications' })).toHaveAttribute('dir', 'rtl')
  })

  const shown = () =>
    page
      .getByRole('alertdialog')
      .elements()
      .map((toast) => toast.textContent)

  it('SHELL-11 shows the newest three, and the others as the newer ones disappear', async () => {
    const toasts = createToasts()
    mount(<ToastRegion toasts={toasts} />)
    for (const message of ['One', 'Two', 'Three', 'Four']) toasts.add({ tone: 'info', message })
    await expect.poll(shown).toHaveLength(3)
    await expect.element(page.getByText('Four')).toBeVisible()
    expect(page.getByText('One').elements()).toHaveLength(0)
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }).first())
    await expect.element(page.getByText('One')).toBeVisible()
  })

  it('SHELL-11 shows the same words once, and again after they were dismissed', async () => {
    const toasts = createToasts()
    mount(<ToastRegion toasts={toasts} />)
    for (const message of ['Added to your cart', 'Removed Gauze', 'Added to your cart'])
      toasts.add({ tone: 'success', message })
    await expect.poll(shown).toHaveLength(2)
    toasts.clear()
    toasts.add({ tone: 'success', message: 'Added to your cart' })
    await expect.poll(shown).toHaveLength(1)
  })

  it('SHELL-11 WCAG 2.1.1 2.4.3 is reached with F6, Escape dismisses the toast that has the focus, and focus comes back', async () => {
    const toasts = createToasts()
    mount(
      <>
        <main>
          <button type="button">Stay</button>
        </main>
        <ToastRegion toasts={toasts} />
      </>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Stay' }))
    toasts.add({ tone: 'danger', message: 'There was a problem changing accounts' })
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await userEvent.keyboard('{F6}')
    await expect.element(page.getByRole('region', { name: 'Notifications' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect.poll(shown).toEqual([])
    await expect.element(page.getByRole('button', { name: 'Stay' })).toHaveFocus()
  })

  it('SHELL-11 disappears by itself, but not while the pointer is on it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const toasts = createToasts()
    mount(<ToastRegion toasts={toasts} />)
    flushSync(() => void toasts.add({ tone: 'success', message: 'Added to your cart' }, { timeout: 6000 }))
    await userEvent.hover(page.getByText('Added to your cart'))
    flushSync(() => vi.advanceTimersByTime(60_000))
    expect(shown()).toHaveLength(1)
    await userEvent.unhover(page.getByText('Added to your cart'))
    flushSync(() => vi.advanceTimersByTime(6000))
    expect(shown()).toHaveLength(0)
  })

  it('SHELL-11 undoes, and then disappears', async () => {
    const onPress = vi.fn<() => void>()
    const toasts = createToasts()
    mount(<ToastRegion toasts={toasts} />)
    toasts.add({ tone: 'info', message: 'Removed Gauze', action: { label: 'Undo', onPress } })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Removed Gauze.*Press F6 for Undo\./)
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    expect(onPress).toHaveBeenCalledOnce()
    expect(shown()).toEqual([])
  })

  it('SHELL-11 stays above a bar at the bottom of the window, and moves to another corner on request', async () => {
    const toasts = createToasts()
    document.documentElement.style.setProperty('--gz-bottom-bar', '64px')
    const { rerender } = mount(<ToastRegion toasts={toasts} />)
    toasts.add({ tone: 'info', message: 'One' })
    await expect.element(page.getByText('One')).toBeVisible()
    const box = () => page.getByRole('region', { name: 'Notifications' }).element().getBoundingClientRect()
    expect(window.innerHeight - box().bottom).toBe(24 + 64)
    document.documentElement.style.removeProperty('--gz-bottom-bar')
    rerender(<ToastRegion toasts={toasts} placement="top start" />)
    expect([box().top, box().left]).toEqual([24, 24])
  })

  it('SHELL-11 moves for a bar that appears once the pointer leaves, so that no press is lost', async () => {
    const toasts = createToasts()
    mount(<ToastRegion toasts={toasts} />)
    toasts.add({ tone: 'info', message: 'Removed Gauze', action: { label: 'Undo', onPress: () => undefined } })
    await userEvent.hover(page.getByRole('button', { name: 'Undo' }))
    document.documentElement.style.setProperty('--gz-bottom-bar', '64px')
    const distance = () => window.innerHeight - region().bottom
    expect(distance()).toBe(24)
    await userEvent.hover(document.documentElement)
    await expect.poll(distance).toBe(24 + 64)
    document.documentElement.style.removeProperty('--gz-bottom-bar')
  })

  it.each(['bottom end', 'top end'] as const)(
    'SHELL-11 leaves the others in place when one comes at the %s',
    async (at) => {
      const toasts = createToasts()
      mount(<ToastRegion toasts={toasts} placement={at} />)
      toasts.add({ tone: 'info', message: 'Removed Gauze', action: { label: 'Undo', onPress: () => undefined } })
      const place = () => page.getByRole('button', { name: 'Undo' }).element().getBoundingClientRect().top
      await expect.element(page.getByText('Removed Gauze')).toBeVisible()
      const before = place()
      toasts.add({ tone: 'success', message: 'Added to your cart' })
      await expect.element(page.getByText('Added to your cart')).toBeVisible()
      expect(place()).toBe(before)
    },
  )
})

const message = 'Added to your cart: 1 × Box of 50, Latex surgical gloves, sterile, powder-free, smooth grip, size 5.5'
const action = { label: 'View cart', href: '#cart' }
describe('ToastRegion at 320 × 256, which is a window of 1280 × 1024 at 400% zoom', () => {
  afterEach(() => page.viewport(1280, 900))

  it('SHELL-11 leaves most of the window to the page, however many toasts there are', async () => {
    await page.viewport(320, 256)
    const toasts = createToasts()
    mount(<ToastRegion toasts={toasts} />)
    for (const earlier of ['One', 'Two']) toasts.add({ tone: 'success', message: earlier, action })
    toasts.add({ tone: 'success', message, action })
    await expect.element(page.getByText(message)).toBeVisible()
    await expect.element(page.getByText('Two')).not.toBeVisible()
    expect(region().height).toBeLessThan(0.45 * window.innerHeight)
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
    await expect.element(page.getByText('Two')).toBeVisible()
  })

  it('SHELL-11 WCAG 2.4.11 covers nothing that has or takes the focus', async () => {
    await page.viewport(320, 256)
    const toasts = createToasts()
    const links = Array.from({ length: 20 }, (_, index) => `Link ${index + 1}`)
    mount(
      <>
        <main>
          {links.map((name) => (
            <p key={name}>
              <a href="#here">{name}</a>
            </p>
          ))}
        </main>
        <ToastRegion toasts={toasts} />
      </>,
    )
    for (let index = 0; index < 8; index++) await userEvent.tab()
    toasts.add({ tone: 'success', message, action })
    await expect.element(page.getByText(message)).toBeVisible()
    const bottom = () => document.activeElement?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
    await expect.poll(() => region().top - bottom()).toBeGreaterThanOrEqual(0)
    for (let index = 0; index < 12; index++) {
      await userEvent.tab()
      await expect.poll(() => region().top - bottom()).toBeGreaterThanOrEqual(0)
    }
    toasts.clear()
    await expect.poll(() => getComputedStyle(document.documentElement).scrollPaddingBottom).toBe('auto')
  })
})

it('SHELL-11 shows details below the message', async () => {
  const toasts = createToasts()
  mount(<ToastRegion toasts={toasts} />)
  toasts.add({ tone: 'warning', message: 'Quantities are limited', detail: '12 of 50 × Box of 100, Syringe' })
  const lines = [page.getByText('Quantities are limited', { exact: true }), page.getByText(/^12 of 50/)]
  for (const line of lines) await expect.element(line).toBeVisible()
  const [message, detail] = lines.map((line) => line.element().getBoundingClientRect())
  expect(detail?.top).toBeGreaterThanOrEqual(message?.bottom ?? Number.POSITIVE_INFINITY)
})

it('SHELL-11 shows only the latest toast of one topic', async () => {
  const toasts = createToasts()
  mount(<ToastRegion toasts={toasts} />)
  toasts.add({ tone: 'info', message: 'Removed Gauze', topic: 'undo' })
  toasts.add({ tone: 'success', message: 'Added to your cart' })
  toasts.add({ tone: 'info', message: 'Removed Gloves', topic: 'undo' })
  await expect.element(page.getByText('Removed Gloves')).toBeVisible()
  await expect.element(page.getByText('Added to your cart')).toBeVisible()
  expect(page.getByText('Removed Gauze').elements()).toHaveLength(0)
})

/** A control of the page, where the focus comes from, and the toasts. */
function Page({ toasts }: { toasts: Toasts }) {
  return (
    <>
      <main tabIndex={-1}>
        <button type="button">Stay</button>
      </main>
      <ToastRegion toasts={toasts} />
    </>
  )
}

async function enterRegion() {
  await userEvent.keyboard('{F6}')
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toHaveFocus()
}

describe('ToastRegion and the focus', () => {
  const standing = () => page.getByRole('alertdialog').elements().length
  const undo = { label: 'Undo', onPress: () => undefined }

  it('WCAG 2.2.1 SHELL-11 keeps toasts that are added while the focus or the pointer is on the toasts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const toasts = createToasts()
    mount(<Page toasts={toasts} />)
    page.getByRole('button', { name: 'Stay' }).element().focus()
    flushSync(() => void toasts.add({ tone: 'info', message: 'Removed Gauze', action: undo }))
    await enterRegion()
    const add = (message: string) => flushSync(() => void toasts.add({ tone: 'success', message }, { timeout: 6000 }))
    add('Added Gauze')
    flushSync(() => vi.advanceTimersByTime(60_000))
    expect(standing()).toBe(2)
    page.getByRole('button', { name: 'Stay' }).element().focus()
    flushSync(() => vi.advanceTimersByTime(6000))
    expect(standing()).toBe(1)
    await userEvent.hover(page.getByText('Removed Gauze'))
    add('Added Gloves')
    flushSync(() => vi.advanceTimersByTime(60_000))
    expect(standing()).toBe(2)
    await userEvent.unhover(page.getByText('Removed Gauze'))
    flushSync(() => vi.advanceTimersByTime(6000))
    expect(standing()).toBe(1)
  })

  it('WCAG 2.2.1 SHELL-11 lets a toast disappear by itself after the last one was dismissed under the pointer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const toasts = createToasts()
    mount(<Page toasts={toasts} />)
    flushSync(() => void toasts.add({ tone: 'info', message: 'One' }))
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
    expect(standing()).toBe(0)
    await userEvent.hover(page.getByRole('button', { name: 'Stay' }))
    flushSync(() => void toasts.add({ tone: 'success', message: 'Two' }, { timeout: 6000 }))
    flushSync(() => vi.advanceTimersByTime(6000))
    expect(standing()).toBe(0)
  })

  it('WCAG 2.4.3 SHELL-11 returns the focus after each Undo to its origin, with any other toasts', async () => {
    const toasts = createToasts()
    mount(<Page toasts={toasts} />)
    const stay = page.getByRole('button', { name: 'Stay' })
    await userEvent.click(stay)
    toasts.add({ tone: 'success', message: 'Saved' })
    for (const message of ['Removed Gauze', 'Removed Gloves']) toasts.add({ tone: 'info', message, action: undo })
    await expect.poll(standing).toBe(3)
    for (const left of [2, 1]) {
      await enterRegion()
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect.element(stay).toHaveFocus()
      await expect.poll(standing).toBe(left)
      await expect.element(stay).toHaveFocus()
    }
  })

  it('WCAG 2.4.3 SHELL-11 stays on the toasts while one after the other is dismissed', async () => {
    const toasts = createToasts()
    mount(<Page toasts={toasts} />)
    const stay = page.getByRole('button', { name: 'Stay' })
    await userEvent.click(stay)
    toasts.add({ tone: 'danger', message: 'One' })
    await expect.poll(standing).toBe(1)
    await enterRegion()
    await userEvent.click(stay)
    for (const message of ['Two', 'Three']) toasts.add({ tone: 'danger', message })
    await expect.poll(standing).toBe(3)
    await enterRegion()
    await userEvent.tab()
    for (const left of [2, 1]) {
      await userEvent.keyboard('{Escape}')
      await expect.poll(standing).toBe(left)
      expect(document.activeElement?.closest('[role="alertdialog"]')).not.toBeNull()
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(stay).toHaveFocus()
  })

  it('WCAG 2.4.3 SHELL-11 moves to the main part when its origin is gone', async () => {
    const toasts = createToasts()
    mount(<Page toasts={toasts} />)
    const opener = document.createElement('button')
    document.body.append(opener)
    opener.focus()
    toasts.add({ tone: 'info', message: 'Removed Gauze', action: undo })
    await expect.poll(standing).toBe(1)
    await enterRegion()
    opener.remove()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(standing).toBe(0)
    await expect.element(page.getByRole('main')).toHaveFocus()
  })
})
