import { escapeHtml } from '../../../base/escape-html.js'
import type { CheckTarget } from './check.types.js'

const longestText = 600

/**
 * A secret as it is, in XML, and in an address.
 * @example formsOf('a b') // ['a b', 'a b', 'a%20b', 'a+b']
 */
export function formsOf(secret: string): string[] {
  const inQuery = new URLSearchParams({ s: secret }).toString().slice('s='.length)
  return [secret, escapeHtml(secret), encodeURIComponent(secret), inQuery]
}

function literally(text: string) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/**
 * Makes the function that prepares the words of the other server for a terminal: without the secret in any of its forms,
 * without control characters, and of a readable length.
 * @example createRedactor(target)('the secret is hunter2') // 'the secret is [secret]'
 */
export function createRedactor({ secret }: Pick<CheckTarget, 'secret'>): (text: string) => string {
  const forms = formsOf(secret).sort((first, second) => second.length - first.length)
  const secretForm = new RegExp(forms.map(literally).join('|'), 'g')
  return (text) => {
    const plain = text.replace(secretForm, '[secret]').replace(/\p{Cc}+/gu, ' ')
    return plain.length > longestText ? `${plain.slice(0, longestText)}…` : plain
  }
}
