import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Tests use the current theme. */
export default function setup() {
  const script = fileURLToPath(new URL('../scripts/generate-theme.mjs', import.meta.url))
  execFileSync(process.execPath, ['--conditions=@gauze/source', script], { stdio: 'inherit' })
}
