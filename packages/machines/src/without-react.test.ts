import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import * as machines from './index.js'

const packageUrl = new URL('../', import.meta.url)

it('LIB-06 runs in plain Node, without React and without a DOM', async () => {
  const flags = ['--import', 'tsx', '--conditions=@gauze/source']
  const cwd = packageUrl.pathname
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, 'examples/order-without-react.mjs'], {
    cwd,
  })
  expect(JSON.parse(stdout)).toEqual({ menus: ['gloves'], subtotal: 131_250, ordered: 250, hasDom: false })
})

it('LIB-06 needs nothing but XState and the rules', async () => {
  const manifest: unknown = JSON.parse(await readFile(new URL('package.json', packageUrl), 'utf8'))
  expect(manifest).toMatchObject({ sideEffects: false })
  expect(Object.keys(Object(manifest).dependencies)).toEqual(['@gauze/contract', '@gauze/rules'])
  expect(Object.keys(Object(manifest).peerDependencies)).toEqual(['xstate'])
})

it('LIB-06 gives every machine from one door and from its own', async () => {
  const folders = await readdir(import.meta.dirname, { withFileTypes: true })
  const doors = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(doors).toContain('cart')
  for (const door of doors) expect(machines).toMatchObject(await import(`./${door}/index.ts`))
})
