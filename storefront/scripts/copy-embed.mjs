// Puts the embeddable elements where a script tag of any page can load them: /gauze-embed.js.
import { copyFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(import.meta.resolve('@gauze/embed/gauze-embed.js'))
await copyFile(script, new URL('../build/client/gauze-embed.js', import.meta.url))
