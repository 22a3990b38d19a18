import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { tap } from '../../../test/tap.js'
import { Tooltip } from './tooltip.js'

const words = 'This item is on allocation and quantity may be limited'

function draw() {
  return mount(
    <>
      <div style={{ height: 80 }} />
      <Tooltip words={words}>
        {(trigger) => (
          <button type="button" {...trigger}>
            On allocation
          </button>
        )}
      </Tooltip>
      <button type="button">Elsewhere</button>
    </>,
  )
}

function trigger() {
  return page.getByRole('button', { name: 'On allocation' })
}

function tip() {
  return page.getByText(words)
}

describeConformance(
  'Tooltip',
  (props) => (
    <Tooltip {...props} words={words}>
      {(described) => (
        <button type="button" {...described}>
          On allocation
        </button>
      )}
    </Tooltip>
  ),
  { hasNoRef: true },
)

it('PDP-07 WCAG 1.4.13 2.1.1 describes its trigger while closed, opens on focus, and closes on Escape and when left', async () => {
  draw()
  // The mouse rests where another test left it, and a tooltip rendered under it is open.
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }))
  await expect.element(trigger()).toHaveAccessibleDescription(words)
  await expect.element(tip()).not.toBeVisible()
  await userEvent.tab()
  await expect.element(tip()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip()).not.toBeVisible()
  await expect.element(trigger()).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await expect.element(tip()).toBeVisible()
  await userEvent.tab()
  await expect.element(tip()).not.toBeVisible()
})

it('PDP-07 stays closed after Escape with the focus on its trigger and the pointer on its words', async () => {
  draw()
  await userEvent.tab()
  await userEvent.hover(tip())
  await userEvent.keyboard('{Escape}')
  await expect.element(tip()).not.toBeVisible()
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }))
  await expect.element(tip()).not.toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
  await userEvent.hover(trigger())
  await expect.element(tip()).toBeVisible()
})

it('PDP-07 WCAG 1.4.13 opens under a mouse, which may rest on the words, and closes on Escape wherever the focus is', async () => {
  draw()
  await userEvent.hover(trigger())
  await expect.element(tip()).toBeVisible()
  await userEvent.hover(tip())
  await expect.element(tip()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(tip()).not.toBeVisible()
})

it('PDP-07 opens again after Escape once the pointer has left', async () => {
  draw()
  await userEvent.hover(trigger())
  await userEvent.keyboard('{Escape}')
  await expect.element(tip()).not.toBeVisible()
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }))
  await userEvent.hover(trigger())
  await expect.element(tip()).toBeVisible()
})

it('PDP-07 opens after an Escape that closed another one', async () => {
  draw()
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.hover(trigger())
  await expect.element(tip()).toBeVisible()
})

it('PDP-07 opens at a tap and closes at a tap elsewhere', async () => {
  draw()
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' })
  await userEvent.hover(elsewhere)
  await expect.element(tip()).not.toBeVisible()
  await tap(trigger().element())
  await expect.element(tip()).toBeVisible()
  await tap(elsewhere.element())
  await expect.element(tip()).not.toBeVisible()
})
