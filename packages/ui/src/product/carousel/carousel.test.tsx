import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { Carousel } from './carousel.js'

const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
function render(item: number) {
  return <a href={`#${item}`}>{`Slide ${item}`}</a>
}

describeConformance('Carousel', (props, ref) => (
  <Carousel {...props} ref={ref} label="Gloves" items={numbers} keyOf={(item) => item} renderItem={render} />
))

function draw(width: number, options: { slide?: 'tile'; isInModal?: boolean } = {}) {
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

  it('PDP-13 shows 8 tiles where cards would be too narrow, and 3 slides in a modal', async () => {
    const { rerender } = draw(1200, { slide: 'tile' })
    await expect.element(position()).toHaveTextContent('1–8 of 20')
    rerender(null)
    draw(1200, { isInModal: true })
    await expect.element(position()).toHaveTextContent('1–3 of 20')
  })

  it('PDP-13 counts again once its width has settled', async () => {
    const { container } = draw(850)
    await expect.element(position()).toHaveTextContent('1–4 of 20')
    container.firstElementChild?.setAttribute('style', 'width: 358px')
    await expect.element(position()).toHaveTextContent('1–2 of 20')
  })

  it('PDP-13 turns by its buttons, by keyboard too, says where it is, and stops at the ends', async () => {
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

  it('PDP-13 announces each turn once, at its end', async () => {
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
