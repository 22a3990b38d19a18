import { useRef } from 'react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../test/emulate-media.js'
import { mount } from '../../../test/mount.js'
import { pictures } from '../../story-data/index.js'
import { useFlyToCart } from './index.js'

function Page({ isAdded, hasCart = true }: { isAdded: boolean; hasCart?: boolean }) {
  const product = useRef<HTMLDivElement>(null)
  useFlyToCart({ isAdded, product, findCart: () => document.querySelector('[data-cart]') })
  return (
    <>
      {hasCart ? (
        <a data-cart href="/cart" style={{ position: 'absolute', insetInlineEnd: 0, top: 0 }}>
          Cart
        </a>
      ) : null}
      <div ref={product} style={{ paddingTop: 300 }}>
        <img src={pictures.gloves} alt="Exam gloves" width="300" height="300" />
      </div>
    </>
  )
}

function flying() {
  return document.querySelector<HTMLElement>('[data-slot="flight"]')
}

async function flight() {
  await expect.poll(flying).not.toBeNull()
  const element = flying()
  const [animation] = element?.getAnimations() ?? []
  if (!element || !animation) throw new Error('Nothing flies.')
  return { element, animation }
}

/** Waits until the code of a flight would have come. */
async function codeLoads() {
  await import('./fly.js')
}

/** Resizes the window; resolves when the page knows. */
async function setWidth(width: number, height: number) {
  if (width === window.innerWidth) return
  const resized = new Promise((resolve) => window.addEventListener('resize', resolve, { once: true }))
  await page.viewport(width, height)
  await resized
}

/** Resizes the window until the end of the test. */
async function resize(width: number) {
  const before = { width: window.innerWidth, height: window.innerHeight }
  await setWidth(width, before.height)
  onTestFinished(() => setWidth(before.width, before.height))
}

beforeEach(async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' })
  onTestFinished(() => emulateMedia())
  await resize(1000)
})

it('PDP-15 flies for about 2.2 seconds from the picture to the cart, then is gone', async () => {
  const { container, rerender } = mount(<Page isAdded={false} />)
  const height = document.documentElement.scrollHeight
  rerender(<Page isAdded />)
  const { element, animation } = await flight()
  expect(animation.effect?.getComputedTiming().duration).toBe(2200)
  expect(document.documentElement.scrollHeight).toBe(height)
  const picture = container.querySelector('img')?.getBoundingClientRect()
  const start = element.getBoundingClientRect()
  expect(Math.abs(start.left + start.width / 2 - (picture?.left ?? 0) - 150)).toBeLessThan(60)
  animation.pause()
  animation.currentTime = 2199
  const end = element.getBoundingClientRect()
  const cart = page.getByRole('link', { name: 'Cart' }).element().getBoundingClientRect()
  expect(Math.abs(end.left + end.width / 2 - cart.left - cart.width / 2)).toBeLessThan(5)
  animation.finish()
  await expect.poll(flying).toBeNull()
})

it('PDP-15 is decoration: hidden from assistive technology, and the pointer goes through it', async () => {
  mount(<Page isAdded />)
  const { element } = await flight()
  expect(page.getByRole('img').elements()).toHaveLength(1)
  const { left, top, width, height } = element.getBoundingClientRect()
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).not.toBe(element)
})

it('PDP-15 does not fly in a window of 999 pixels', async () => {
  await resize(999)
  mount(<Page isAdded />)
  await codeLoads()
  expect(flying()).toBeNull()
})

it('PDP-15 never flies for people who prefer reduced motion', async () => {
  await emulateMedia()
  mount(<Page isAdded />)
  await codeLoads()
  expect(flying()).toBeNull()
})

it('PDP-15 does not fly on a page without a cart', async () => {
  mount(<Page isAdded hasCart={false} />)
  await codeLoads()
  expect(flying()).toBeNull()
})

it.each([
  ['another addition', ({ rerender }: ReturnType<typeof mount>) => rerender(<Page isAdded={false} />)],
  ['leaving the page', ({ rerender }: ReturnType<typeof mount>) => rerender(null)],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['another size of the window', () => resize(1100)],
])('PDP-15 ends at once by %s', async (_, interrupt) => {
  const mounted = mount(<Page isAdded />)
  await flight()
  await interrupt(mounted)
  await expect.poll(flying).toBeNull()
})
