import type { z } from 'zod'
import { ProtocolError } from './protocol-error.js'

/**
 * Reads part of a request.
 * @throws ProtocolError 400 naming the field that is wrong
 */
export function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ProtocolError(400, `${issue?.path.join('.') || 'body'}: ${issue?.message}`)
}
