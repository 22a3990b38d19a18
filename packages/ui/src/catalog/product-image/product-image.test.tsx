import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../../test/describe-conformance.js'
import { mount } from '../../../test/mount.js'
import { pictures } from '../../story-data/index.js'
import { ProductImage } from './product-image.js'

describeConformance('ProductImage', (props, ref) => (
  <ProductImage {...props} ref={ref} src={pictures.gloves} alt="Gloves" />
))

it.each([null, 'data:image/png;base64,AAAA'])('PDP-12 falls back to Image coming soon for %s', async (src) => {
  mount(<ProductImage src={src} alt="Gloves" style={{ width: 300 }} />)
  await expect.element(page.getByText('Image coming soon')).toBeVisible()
})
