import highlighter from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import { type CurrentPage, linkTo, usePage } from './names.js'

const languages = { bash, css, javascript, json, typescript, xml }
for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language)
const aliases: Readonly<Record<string, keyof typeof languages>> = {
  ts: 'typescript',
  tsx: 'typescript',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  html: 'xml',
  vue: 'xml',
  css: 'css',
  json: 'json',
  sh: 'bash',
  bash: 'bash',
}

/** Code as HTML, with a class on each kind of token. */
export function highlighted(code: string, language: string): string {
  const known = aliases[language]
  return known ? highlighter.highlight(code, { language: known }).value : escapeHtml(code)
}

/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

interface CodeProps {
  readonly code: string
  readonly language?: string
}

/** A block of code. It can be scrolled by keyboard. */
export function Code({ code, language = 'tsx' }: CodeProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard
    <pre tabIndex={0} className="docs-code">
      <code dangerouslySetInnerHTML={{ __html: highlighted(code.trim(), language) }} />
    </pre>
  )
}

/** A type in code, with links to the pages of the names in it. */
export function TypeText({ text }: { readonly text: string }) {
  const page = usePage()
  const pieces = text.split(/(\b[A-Za-z]\w+\b)/)
  return (
    <code className="docs-type">
      {pieces.map((piece, at) => {
        const target = at % 2 === 1 ? targetOf(piece, page) : null
        return target ? (
          <a key={at} href={target}>
            {piece}
          </a>
        ) : (
          piece
        )
      })}
    </code>
  )
}

/** The link to the page of a name; null for a name of others, and for one of the page itself. */
export function targetOf(name: string, { names, path }: CurrentPage): string | null {
  const page = names.get(name)
  return page === undefined ? null : page.startsWith(`${path}#`) ? page.slice(path.length) : linkTo(path, page)
}
