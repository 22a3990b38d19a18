import { expect, it, vi } from 'vitest'
import { eventually } from '../../test/page.js'
import { createPageStore } from './page-store.js'

it('LIB-04 tells the author of a page without a store how to name one', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const store = createPageStore()
  const leave = store.enter(document.createElement('gauze-cart'), () => undefined)
  store.enter(document.createElement('gauze-cart'), () => undefined)()
  await eventually(() => expect(reported).toHaveBeenCalledTimes(1))
  expect(reported.mock.calls[0]?.[0]).toContain('call configureGauze({ apiBase })')
  leave()
  reported.mockRestore()
})
