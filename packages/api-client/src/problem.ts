import type { Problem } from '@gauze/contract'
import { isRecord } from './is-record.js'

/**
 * Reads problem details (RFC 9457) from an answer's body; null when it has none. Lenient: a proxy's answer without some
 * member still gives the rest, with members of the wrong type left out. A fault of the server (5xx) has words only if it
 * has a type, because people see them: any other text is for its developers.
 */
export function readProblem(body: unknown, status: number, requestId: string | null): Problem | null {
  if (!isRecord(body)) return null
  const { type, title, detail } = body
  if (texts([type, title, detail]).length === 0) return null
  const errors = readErrors(body.errors)
  const isFault = status >= 500
  const isNamed = type !== 'about:blank' && typeof type === 'string'
  return {
    type: textOr(type, 'about:blank'),
    title: textOr(title, ''),
    status,
    detail: isFault ? textOr(isNamed && detail, '') : textOr(detail, textOr(title, '')),
    ...(errors && { errors }),
    requestId: textOr(body.requestId, requestId ?? ''),
  }
}

function readErrors(errors: unknown): Record<string, string[]> | null {
  if (!isRecord(errors)) return null
  const fields = Object.entries(errors).map(([field, messages]) => [field, texts(messages)] as const)
  return Object.fromEntries(fields.filter(([, messages]) => messages.length > 0))
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise
}
