import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { pictures } from '../../story-data/index.js'
import { Gallery } from './gallery.js'

describeConformance('Gallery', (props, ref) => (
  <Gallery
    {...props}
    ref={ref}
    name="Gloves"
    images={[
      { index: 0, url: pictures.gloves, largeUrl: pictures.gloves },
      { index: 1, url: pictures.vial, largeUrl: pictures.vial },
    ]}
  />
))

it('PDP-01 says which view each picture shows, and the product alone where the view is unknown', async () => {
  const image = (index: number, name: string) => ({ index, url: pictures.gloves, largeUrl: pictures.gloves, name })
  mount(<Gallery name="Gloves" images={[image(0, 'front of the package'), image(1, 'shipping case'), image(2, '')]} />)
  await expect.element(page.getByRole('img', { name: 'Gloves: front of the package' })).toBeVisible()
  await page.getByRole('button', { name: 'Show picture 2 of 3: shipping case' }).click()
  await expect.element(page.getByRole('img', { name: 'Gloves: shipping case' })).toBeVisible()
  await page.getByRole('button', { name: 'Show picture 3 of 3', exact: true }).click()
  await expect.element(page.getByRole('img', { name: 'Gloves', exact: true })).toBeVisible()
})

it('PDP-01 WCAG 2.4.3 4.1.3 enlarges the chosen picture, announces each choice, and gives the focus back', async () => {
  const image = (index: number, name: string) => ({ index, url: pictures.gloves, largeUrl: pictures.gloves, name })
  mount(<Gallery name="Gloves" images={[image(0, 'front of the package'), image(1, 'shipping case')]} />)
  await page.getByRole('button', { name: 'Show picture 2 of 2: shipping case' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Picture 2 of 2: shipping case')
  const enlarge = page.getByRole('button', { name: 'Gloves: shipping case Enlarge the picture' })
  await enlarge.click()
  const dialog = page.getByRole('dialog', { name: 'Gloves' })
  await expect.element(dialog.getByRole('img', { name: 'Gloves: shipping case' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Picture 1 of 2: front of the package')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: /Enlarge the picture$/ })).toHaveFocus()
  await expect.element(page.getByRole('img', { name: 'Gloves: front of the package' })).toBeVisible()
})
