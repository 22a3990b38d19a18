import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { Carousel, type CarouselProps } from './carousel.js'

const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
function render(item: number) {
  return <a href={`#${item}`}>{`Slide ${item}`}</a>
}

describeConformance('Carousel', (props, ref) => (
  <Carousel {...props} ref={ref} label="Gloves" items={numbers} keyOf={(item) => item} renderItem={render} />
))

function draw(width: number, options: Pick<CarouselProps<number>, 'slide' | 'fit' | 'isInModal'> = {}) {
  return mount(
    <div style={{ width }}>
      <Carousel label="Gloves" items={numbers} keyOf={(item) => item} renderItem={render} {...options} />
    </div>,
  )
}

function position() {
  return page.getByText(/of 20$/).first()
}

function next() {
  return page.getByRole('button', { name: 'Next: Gloves' })
}

function previous() {
  return page.getByRole('button', { name: 'Previous: Gloves' })
}

describe('Carousel', () => {
  it.each([
    [1700, 8],
    [1500, 7],
    [1250, 6],
    [1050, 5],
    [850, 4],
    [650, 3],
    [358, 2],
  ])('PDP-13 shows, %i pixels wide, %i slides', async (width, slides) => {
    draw(width)
    await expect.element(position()).toHaveTextContent(`1–${slides} of 20`)
  })

  it('PDP-13 shows 8 tiles where cards would be too narrow, and 3 slides in a modal, or 1 in the narrowest', async () => {
    const { rerender } = draw(1200, { slide: 'tile' })
    await expect.element(position()).toHaveTextContent('1–8 of 20')
    rerender(null)
    const modal = draw(1200, { isInModal: true })
    await expect.element(position()).toHaveTextContent('1–3 of 20')
    modal.rerender(null)
    draw(238, { isInModal: true })
    await expect.element(position()).toHaveTextContent('1 of 20')
  })

  it.each([
    ['related', 358, 1],
    ['related', 420, 2],
    ['related', 640, 3],
    ['related', 800, 4],
    ['related', 1000, 5],
    ['related', 1700, 5],
    ['alternatives', 358, 1],
    ['alternatives', 420, 2],
    ['alternatives', 640, 3],
    ['alternatives', 1700, 3],
  ] as const)('PDP-02 shows of %s products, %i pixels wide, %i slides', async (fit, width, slides) => {
    draw(width, { fit })
    await expect.element(position()).toHaveTextContent(`${slides === 1 ? 1 : `1–${slides}`} of 20`)
  })

  it.each([
    [649, 1],
    [650, 2],
    [1439, 2],
    [1440, 3],
  ])('PDP-02 shows in a window of %i pixels %i downloads', async (width, slides) => {
    const before = { width: window.innerWidth, height: window.innerHeight }
    await page.viewport(width, 800)
    onTestFinished(() => page.viewport(before.width, before.height))
    draw(600, { fit: 'downloads' })
    await expect.element(position()).toHaveTextContent(`${slides === 1 ? 1 : `1–${slides}`} of 20`)
  })

  it('PDP-13 counts again once its width has settled', async () => {
    const { container } = draw(850)
    await expect.element(position()).toHaveTextContent('1–4 of 20')
    container.firstElementChild?.setAttribute('style', 'width: 358px')
    await expect.element(position()).toHaveTextContent('1–2 of 20')
  })

  it('PDP-13 WCAG 2.1.1 2.5.7 turns by its buttons, by keyboard too, says where it is, and stops at the ends', async () => {
    draw(850)
    await expect.element(previous()).toHaveAttribute('aria-disabled', 'true')
    await next().click()
    await expect.element(position()).toHaveTextContent('5–8 of 20')
    next().element().focus()
    for (const words of ['9–12', '13–16', '17–20']) {
      await userEvent.keyboard('{Enter}')
      await expect.element(position()).toHaveTextContent(`${words} of 20`)
    }
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(next()).toHaveFocus()
    await previous().click()
    await expect.element(position()).toHaveTextContent('13–16 of 20')
  })

  it('PDP-13 WCAG 4.1.3 announces each turn once, at its end', async () => {
    draw(850)
    await expect.element(position()).toHaveTextContent('1–4 of 20')
    const status = page.getByRole('status')
    const said: string[] = []
    const observer = new MutationObserver(() => {
      const words = status.element().textContent
      if (words) said.push(words)
    })
    observer.observe(status.element(), { childList: true, characterData: true, subtree: true })
    await next().click()
    await expect.element(status).toHaveTextContent('5–8 of 20')
    await next().click()
    await expect.element(status).toHaveTextContent('9–12 of 20')
    observer.disconnect()
    expect(said).toEqual(['5–8 of 20', '9–12 of 20'])
  })

  it('PDP-13 scrolls to a slide that takes the focus, and follows a swipe', async () => {
    const { container } = draw(358)
    await expect.element(position()).toHaveTextContent('1–2 of 20')
    page.getByRole('link', { name: 'Slide 9', exact: true }).element().focus()
    await expect.element(position()).toHaveTextContent('9–10 of 20')
    container.querySelector('ul')?.scrollTo({ left: 0 })
    await expect.element(position()).toHaveTextContent('1–2 of 20')
  })

  it('shows no buttons while everything is in view', async () => {
    mount(<Carousel label="Gloves" items={[1, 2]} keyOf={(item) => item} renderItem={render} />)
    await expect.element(page.getByText('1–2 of 2')).not.toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
  })
})
