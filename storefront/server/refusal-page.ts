import { errorPageMessages, errorWords } from '@gauze/ui/navigation/error-page'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 36rem; margin: 15vh auto; padding: 0 1rem }
`

/**
 * The page of a visitor whose page is not drawn, in the words of the store's error pages. It reads nothing and renders
 * nothing, so a flood of refusals costs little.
 */
export function refusalPage(status: 429 | 503, nonce: string): string {
  const { title, text } = errorWords(status)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Gauze</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${errorPageMessages.retry}</a></p></main></body></html>`
}
