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

it('LIB-04 tells the author of a page whose address of the store ends in /api', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const store = createPageStore()
  store.configure({ apiBase: 'https://store.example' })
  expect(warned).not.toHaveBeenCalled()
  store.configure({ apiBase: 'https://store.example/api/' })
  expect(warned.mock.calls).toEqual([[expect.stringContaining('data-api="https://store.example/api/"')]])
  warned.mockRestore()
})
