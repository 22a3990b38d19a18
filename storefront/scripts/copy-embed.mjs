// Puts the embeddable elements where a script tag of any page can load them: /gauze-embed.js, and the files of its cart and its Spanish words.
import { copyFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const files = [
  import.meta.resolve('@gauze/embed/gauze-embed.js'),
  import.meta.resolve('@gauze/embed/gauze-embed-cart.js'),
  import.meta.resolve('@gauze/embed/gauze-embed-es.js'),
]
for (const url of files) {
  const file = fileURLToPath(url)
  await copyFile(file, new URL(`../build/client/${basename(file)}`, import.meta.url))
}
