import { expect, it, vi } from 'vitest'
import { eventually } from '../../test/page.js'
import { createPageStore } from './page-store.js'

it('LIB-04 tells the author of a page that says nothing of the store what to do', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const store = createPageStore()
  const leave = store.enter(document.createElement('gauze-cart'), () => undefined)
  store.enter(document.createElement('gauze-cart'), () => undefined)()
  await eventually(() => expect(told).toHaveBeenCalledTimes(1))
  expect(told.mock.calls[0]?.[0]).toContain('call configureGauze({ apiBase })')
  leave()
  told.mockRestore()
})
