import { useNonce } from '../config/nonce.js'
import { scriptJson } from './script-json.js'

/** Structured data in the page (schema.org, JSON-LD). */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  )
}
