import { expect, it } from 'vitest'
import { loader } from './language.js'

/** The answer to a choice, which is sent or thrown. */
async function choose(parameters: Readonly<Record<string, string>>) {
  const url = new URL(`https://store.example/language?${new URLSearchParams(parameters)}`)
  const args: Parameters<typeof loader>[0] = Object.assign(Object.create(null), { url })
  try {
    const { status, headers } = await loader(args)
    return { status, to: headers.get('location'), cookie: headers.get('set-cookie') }
  } catch {
    return 'refused'
  }
}

it('PLUS-27 keeps the choice of a visitor without script, and leads back to the page', async () => {
  expect(await choose({ language: 'es', page: '/products/1?search=gloves' })).toEqual({
    status: 303,
    to: '/products/1?search=gloves',
    cookie: 'gauze-language=es; Max-Age=31536000; Path=/; SameSite=Lax',
  })
})

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'https://store.example//evil.example',
])('PLUS-27 leads to no other site: %j', async (page) => {
  expect(await choose({ language: 'es', page })).toBe('refused')
})
