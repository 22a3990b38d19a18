import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { build as bundle } from 'esbuild'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { tarballOf } from '../scripts/lib/packed.mjs'
import { signInTo } from './support/api.js'
import { demoPassword, test } from './support/shopper.js'
import { freePort, type StoreProcess, startStore } from './support/store-process.js'
import { weighScripts } from './support/weight.js'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const packed = ['contract', 'rules', 'api-client', 'machines', 'ui']
const scriptBudget = 112_500

interface Manifest {
  readonly dependencies?: Record<string, string>
  readonly peerDependencies?: Record<string, string>
  readonly peerDependenciesMeta?: Record<string, { readonly optional?: boolean }>
}

/** The packages that an install brings along: dependencies and peers, without optional ones. */
function installedWith({ dependencies, peerDependencies, peerDependenciesMeta = {} }: Manifest) {
  const needed = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...needed].filter((name) => !name.startsWith('@gauze/'))
}

/** Puts a dependency of the workspace into the app, as an install would. */
function link(app: string, name: string, from: string) {
  const target = join(app, 'node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  symlinkSync(realpathSync(join(from, 'node_modules', name)), target)
}

/** Unpacks the published packages into the app, with their dependencies, and nothing of the workspace's sources. */
async function installPackages(app: string) {
  const others = new Map<string, string>()
  for (const name of packed) {
    const folder = join(root, 'packages', name)
    const target = join(app, 'node_modules/@gauze', name)
    mkdirSync(target, { recursive: true })
    await run('tar', ['-xzf', tarballOf(name), '-C', target, '--strip-components=1'])
    for (const other of installedWith(JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')))) {
      others.set(other, folder)
    }
  }
  for (const [other, from] of others) link(app, other, from)
  for (const types of ['@types/react', '@types/react-dom']) link(app, types, join(root, 'packages/ui'))
}

/** The app of the README, on this store. */
function readmeApp(storeUrl: string) {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const blocks = [...readme.matchAll(/```tsx\n(.*?)```/gs)].map(([, code = '']) => code)
  const code = blocks.find((text) => text.includes('<ItemCard'))
  if (code === undefined) throw new Error('The README shows no app with an <ItemCard>. Show one in a tsx block.')
  expect(code.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(20)
  return code.replaceAll('https://store.example', storeUrl)
}

describe('LIB-01 a partner’s own app', () => {
  mkdirSync(join(root, '.gauze'), { recursive: true })
  // Below the checkout, so that the server's user may read it; the folders above are never asked, as the app has
  // everything.
  const app = mkdtempSync(join(root, '.gauze/partner-'))
  let store: StoreProcess
  let site: PreviewServer
  let siteUrl: string

  beforeAll(async () => {
    const port = await freePort()
    siteUrl = `http://localhost:${port}`
    store = await startStore({ dataDir: join(app, 'data'), env: { GAUZE_CORS_ORIGINS: siteUrl } })
    await installPackages(app)
    writeFileSync(join(app, 'main.tsx'), readmeApp(store.url))
    writeFileSync(
      join(app, 'index.html'),
      '<!doctype html><html lang="en"><title>Partner</title><div id="root"></div><script type="module" src="/main.tsx"></script>',
    )
    await build({ root: app, configFile: false, logLevel: 'error' })
    site = await preview({ root: app, configFile: false, preview: { port, host: 'localhost', strictPort: true } })
  })
  afterAll(async () => {
    await site?.close()
    await store?.stop()
    rmSync(app, { recursive: true, force: true })
  })

  test('LIB-01 LIB-02 PLUS-07 signs in on another origin, shows a priced card with its picture, and adds to the cart', async ({
    shopper: { page },
  }) => {
    await page.goto(siteUrl)
    const login = page.getByRole('link', { name: 'Login to View Price' })
    expect(await login.getAttribute('href')).toBe(`${store.url}/login`)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign in' }).click()
    const window = await opened
    await window.getByLabel('Username').fill('admin@mercy.example')
    await window.getByLabel('Password', { exact: true }).fill(demoPassword)
    await window.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect.poll(() => page.locator('.gz-price').textContent()).toMatch(/\$\d/)
    const picture = page.locator('.gz-card img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('button', { name: 'Added' }).waitFor()
    const buyer = await signInTo(store.url, 'admin@mercy.example')
    expect(await buyer.get('/api/cart/cart/getCart')).toMatchObject({ cartDetail: [{ itemId: 80011, quantity: 1 }] })
  })

  test('LIB-01 LIB-05 loads at most 112.5 kB of script, gzip, in a bundle that another bundler splits', async () => {
    await bundle({
      entryPoints: [join(app, 'main.tsx')],
      outdir: join(app, 'dist/split'),
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      jsx: 'automatic',
      logLevel: 'error',
    })
    const { scripts, files } = await weighScripts([`${siteUrl}/split/main.js`])
    console.log(`README app: ${scripts} bytes of script in ${files.length} files`)
    expect(scripts, JSON.stringify(files)).toBeLessThanOrEqual(scriptBudget)
  })

  test('LIB-01 compiles in strict TypeScript against the published types', async () => {
    const options = {
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2023',
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        types: [],
        noUncheckedSideEffectImports: false,
      },
      files: ['main.tsx'],
    }
    writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(options))
    const complaints = await run('node', [join(root, 'node_modules/ts7/bin/tsc'), '--checkers', '1', '-p', app]).then(
      ({ stdout }) => stdout,
      ({ stdout, message }: { stdout: string; message: string }) => stdout || message,
    )
    expect(complaints).toBe('')
  })
})
