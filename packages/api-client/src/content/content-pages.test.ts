import type { ContentPage } from '@gauze/contract'
import { expect, it, vi } from 'vitest'
import { createContentPages } from './content-pages.js'

const about: ContentPage = {
  title: 'About',
  path: '/about/',
  description: '',
  body: null,
  productLists: [],
  pages: [],
  navigationSections: [],
}

function service(paths: readonly string[]) {
  const page = vi.fn(async (path: string) => (paths.includes(path) ? { ...about, path } : null))
  const pagePaths = vi.fn(async () => paths)
  return { page, pagePaths, read: createContentPages(() => ({ page, pagePaths })) }
}

it('ROUTE-07 finds a page however its path is written, and answers with the canonical path', async () => {
  const { read, page } = service(['/about/'])
  expect(await read('/about')).toEqual({ ...about, path: '/about' })
  expect(await read('/about/')).toMatchObject({ path: '/about' })
  expect(page).toHaveBeenCalledExactlyOnceWith('/about/')
})

it('ROUTE-07 asks the service for no page that it does not list', async () => {
  const { read, page, pagePaths } = service(['/about/'])
  expect(await read('/made-up')).toBeNull()
  expect(await read('/made-up-too')).toBeNull()
  expect(page).not.toHaveBeenCalled()
  expect(pagePaths).toHaveBeenCalledOnce()
})

it('keeps the pages that were asked for last, and forgets the oldest', async () => {
  const { read, page } = service(Array.from({ length: 501 }, (_, index) => `/page-${index}`))
  for (let index = 0; index < 500; index += 1) await read(`/page-${index}`)
  await read('/page-0')
  await read('/page-500')
  expect(page).toHaveBeenCalledTimes(501)
  await read('/page-0')
  expect(page).toHaveBeenCalledTimes(501)
  await read('/page-1')
  expect(page).toHaveBeenCalledTimes(502)
})
