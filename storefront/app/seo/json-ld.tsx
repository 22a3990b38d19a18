import { useNonce } from '../config/nonce.js'
import { scriptJson } from './script-json.js'

interface JsonLdProps {
  /**
   * The data on the server, and null in a browser, such as `import.meta.env.SSR ? siteData(…) : null`: search engines
   * read the served page, so browsers do not load the code that makes the data. The served text stays.
   */
  data: object | null
}

/** Structured data in the served page (schema.org, JSON-LD). */
export function JsonLd({ data }: JsonLdProps) {
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && data ? scriptJson(data) : '' }}
    />
  )
}
